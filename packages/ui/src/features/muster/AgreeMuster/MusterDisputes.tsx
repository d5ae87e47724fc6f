import type { Muster } from '@prahari/contract/muster.schemas';
import { formatInstant } from '@prahari/domain/format';
import { Status } from '../../../base/Status/Status.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { answerText, disputedDuties, shortDay } from '../muster-days.ts';
import { musterWords } from '../muster-words.ts';

/** The client's disputes, with the answers of the office. */
export function MusterDisputes({ muster }: { muster: Muster }) {
  const t = useWords(musterWords);
  const names = useDateNames();
  const disputes = disputedDuties(muster);
  if (disputes.length === 0) return null;
  const isAnswered = muster.state === 'sent';
  return (
    <section>
      <h2 className="border-line border-b pb-2 font-semibold">{t(isAnswered ? 'answers' : 'withOffice')}</h2>
      <ul>
        {disputes.map(({ cell, guard }) => (
          <li key={cell.dutyId} className="border-line border-b py-2.5 text-sm">
            <span className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold">{`${shortDay(cell.day, names)}, ${guard.name}`}</span>
              {cell.dispute?.answer && (
                <Status tone="muted" mark="tick">
                  {answerText(cell.dispute.answer.counts, t)}
                </Status>
              )}
            </span>
            <span className="block text-muted">{`“${cell.dispute?.reason}”`}</span>
            {cell.dispute?.answer && (
              <span className="mt-1 block">
                {cell.dispute.answer.note && `“${cell.dispute.answer.note}” `}
                <span className="text-muted">
                  {`${cell.dispute.answer.by}, ${formatInstant(cell.dispute.answer.at, names)}`}
                </span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
