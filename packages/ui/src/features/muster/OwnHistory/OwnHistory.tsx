import type { WorkedMonth } from '@prahari/contract/muster.schemas';
import { formatMonth } from '@prahari/domain/format';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { ownMonthWords } from '../muster-words.ts';

export interface OwnHistoryProps {
  /** Months with duties, the latest first. */
  months: readonly WorkedMonth[];
  /** Opens a month. */
  onOpen: (month: string) => void;
}

/** The guard's months with days and hours. */
export function OwnHistory({ months, onOpen }: OwnHistoryProps) {
  const t = useWords(ownMonthWords);
  const names = useDateNames();
  const daysText = ({ days, hours }: WorkedMonth): string =>
    `${t('dayCount', { count: days })}, ${t('hourCount', { count: hours })}`;
  return (
    <section aria-labelledby="own-history" className="mt-10 max-w-[34rem]">
      <h2 id="own-history" className="font-semibold text-lg">
        {t('yourMonths')}
      </h2>
      {months.length === 0 ? (
        <p className="mt-2 text-muted text-sm">{t('firstMonth')}</p>
      ) : (
        <ul className="mt-2 border-line border-t">
          {months.map((one) => (
            <li key={one.month} className="border-line border-b">
              <button
                type="button"
                className="grid min-h-target w-full gap-x-4 py-3 text-start print:grid!"
                onClick={() => onOpen(one.month)}
              >
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-medium underline">{formatMonth(one.month, names)}</span>
                  <span className="font-medium tabular-nums">{daysText(one)}</span>
                </span>
                <span className="wrap-anywhere text-muted text-sm">{one.clients.join(', ')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
