import type { MonthOfDays } from '@prahari/contract/guards.schemas';
import { formatDay } from '@prahari/domain/format';
import { useWords } from '../../base/words/useWords.ts';
import { officePeopleWords, type SayOfficePeople } from './office-people-words.ts';

/** `Nov`, from `2026-11`. */
const monthName = (month: string): string => formatDay(`${month}-01`).split(' ')[1] ?? month;

/** 31 days take the full height. */
const height = (days: number) => ({ height: `${(days / 31) * 100}%` });

const described = ({ month, days, ahead }: MonthOfDays, t: SayOfficePeople): string =>
  `${monthName(month)} ${days}${ahead ? t('andToCome', { ahead }) : ''}`;

/** Assigned days of 12 months, a bar each; what is still to come in this one is dashed. */
export const DaysChart = ({ months }: { months: readonly MonthOfDays[] }) => {
  const t = useWords(officePeopleWords);
  return (
    <div
      role="img"
      aria-label={t('assignedDaysByMonth', { months: months.map((one) => described(one, t)).join(', ') })}
      className="mt-3 text-xs"
    >
      <div className="grid h-30 grid-cols-12 items-end gap-1 border-line-strong border-b">
        {months.map(({ month, days, ahead }, index) => {
          const isCurrent = index === months.length - 1;
          return (
            <div
              key={month}
              className={`flex h-full flex-col items-center justify-end tabular-nums ${isCurrent ? 'font-semibold' : 'text-muted'}`}
            >
              {days}
              {ahead > 0 && (
                <i
                  style={height(ahead)}
                  className="block w-full max-w-13 shrink-0 border border-line-strong border-b-0 border-dashed"
                />
              )}
              <i
                style={height(days)}
                className={`days-bar block w-full max-w-13 shrink-0 ${isCurrent ? 'border-2 border-accent-edge border-b-0 bg-accent-soft' : 'bg-line-strong opacity-50'}`}
              />
            </div>
          );
        })}
      </div>
      <div className="grid grid-cols-12 gap-1 text-center leading-6">
        {months.map(({ month }, index) => (
          <span key={month} className={index === months.length - 1 ? 'font-semibold' : 'text-muted'}>
            {monthName(month)}
          </span>
        ))}
      </div>
    </div>
  );
};
