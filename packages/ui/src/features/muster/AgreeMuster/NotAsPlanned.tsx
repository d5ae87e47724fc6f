import type { Muster } from '@prahari/contract/muster.schemas';
import { Status, type StatusMark } from '../../../base/Status/Status.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { oddDuties, oddityOf, shortDay, timesOf } from '../muster-days.ts';
import { musterWords } from '../muster-words.ts';

const markOf: Record<string, { mark: StatusMark; tone: 'danger' | 'warning' | 'muted' }> = {
  absent: { mark: 'cross', tone: 'danger' },
  late: { mark: 'half', tone: 'warning' },
};

/** The duties of a month that were late, absent or called off. */
export function NotAsPlanned({ muster }: { muster: Muster }) {
  const t = useWords(musterWords);
  const names = useDateNames();
  const odd = oddDuties(muster);
  return (
    <section>
      <h2 className="border-line border-b pb-2 font-semibold">
        {t('notAsPlanned')} <span className="font-normal text-muted">{odd.length}</span>
      </h2>
      {odd.length === 0 && <p className="py-3 text-muted text-sm">{t('everyDutyAsPlanned')}</p>}
      <ul>
        {odd.map(({ cell, guard }) => {
          const { mark, tone } = markOf[oddityOf(cell) ?? ''] ?? { mark: 'ring', tone: 'muted' };
          return (
            <li
              key={cell.dutyId}
              className="flex flex-wrap items-center justify-between gap-x-3 border-line border-b py-2.5"
            >
              <span className="min-w-0">
                <span className="block font-semibold text-sm">{shortDay(cell.day, names)}</span>
                <span className="text-muted text-sm wrap-anywhere">
                  {[guard.name, timesOf(cell)].filter(Boolean).join(', ')}
                </span>
              </span>
              <Status tone={tone} mark={mark}>
                {oddityOf(cell, t) ?? ''}
              </Status>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
