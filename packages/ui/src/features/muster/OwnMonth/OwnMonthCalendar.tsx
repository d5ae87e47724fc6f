import type { GuardMonth } from '@prahari/contract/muster.schemas';
import { everyDayOf } from '@prahari/domain/muster';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { Status } from '../../../base/Status/Status.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { CALENDAR, calendarStart, weekdayLetters } from '../month-calendar.ts';
import { monthTitle, shortDay } from '../muster-days.ts';
import { musterWords, ownMonthWords, type SayOwnMonth } from '../muster-words.ts';
import { countedMarks, isToCome, type OwnCell, ownMarkStyle } from './own-month-marks.ts';

const COLORS = {
  onDuty: 'text-accent-ink',
  muted: 'text-faint',
  info: 'text-info',
  danger: 'text-danger',
  success: 'text-success',
  warning: 'text-warning',
} as const;

/** The words of screen readers for a day: `Mon 9 Nov: late, 12 h, Anand Vihar`. */
const describe = (cells: readonly OwnCell[], t: SayOwnMonth): string =>
  cells
    .map((cell) => {
      const style = ownMarkStyle(cell.mark);
      const word = t(style?.word ?? (isToCome(cell) ? 'dutyToCome' : 'noDuty'));
      return [word.toLowerCase(), cell.hours > 0 && t('hour', { count: cell.hours }), cell.client]
        .filter(Boolean)
        .join(', ');
    })
    .join('; ');

function Mark({ cell }: { cell: OwnCell }) {
  const style = ownMarkStyle(cell.mark);
  if (style) return <Icon name={style.icon} className={`size-3.5 ${COLORS[style.tone]}`} />;
  return isToCome(cell) ? <span className="mx-1 size-1 self-center rounded-full bg-muted" /> : null;
}

/** The days of a guard's month, each with its mark; two of them where there were two duties. */
export function OwnMonthCalendar({ month: { month, cells } }: { month: GuardMonth }) {
  const t = useWords(ownMonthWords);
  const tm = useWords(musterWords);
  const names = useDateNames();
  return (
    <div>
      <div className={`${CALENDAR} mb-1 font-semibold text-muted text-xs`} aria-hidden="true">
        {weekdayLetters(names).map(({ key, letter }) => (
          <span key={key}>{letter}</span>
        ))}
      </div>
      <ul className={CALENDAR} aria-label={tm('daysOf', { month: monthTitle(month, names) })}>
        {everyDayOf(month).map((day, index) => {
          const own = cells.filter((cell) => cell.day === day);
          return (
            <li
              key={day}
              className="grid min-h-11 min-w-0 content-center justify-items-center gap-0.5 tabular-nums"
              style={index === 0 ? calendarStart(day) : undefined}
            >
              <span className="flex h-3.5 justify-center" aria-hidden="true">
                {own.map((cell) => (
                  <Mark key={cell.dutyId ?? day} cell={cell} />
                ))}
              </span>
              <span aria-hidden="true">{Number(day.slice(8))}</span>
              <span className="sr-only">{`${shortDay(day, names)}: ${describe(own, t)}`}</span>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5">
        {countedMarks(cells).map(({ mark, count }) => {
          const style = ownMarkStyle(mark);
          return (
            style && (
              <Status key={mark} tone={style.tone} mark={style.icon}>
                {`${t(style.word)} ${count}`}
              </Status>
            )
          );
        })}
      </p>
    </div>
  );
}
