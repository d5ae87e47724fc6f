import type { Day } from '@prahari/domain/days';
import { useWords } from '../../base/words/useWords.ts';
import { calendarStart, weekdayLetters, weekdayName } from './calendar.ts';
import { officePostsWords } from './office-posts-words.ts';

export interface DayPickerProps {
  /** A week in one row, a month in rows from Monday to Sunday. */
  days: readonly Day[];
  day: Day;
  onDay: (day: Day) => void;
  /** Empty places on a day. */
  emptyAt: (day: Day) => number;
  today: Day;
}

const WEEK = 7;

/** The days of a week or month with their empty places, one of them pressed. */
export function DayPicker({ days, day: chosen, onDay, emptyAt, today }: DayPickerProps) {
  const t = useWords(officePostsWords);
  const isMonth = days.length > WEEK;
  return (
    <fieldset
      aria-label={t('day')}
      className={`grid grid-cols-7 border-line border-b bg-surface ${isMonth ? 'gap-y-px pb-2' : 'sticky top-(--table-head-top,0px) z-1'}`}
    >
      {isMonth &&
        weekdayLetters(days).map(({ key }) => (
          <span key={key} aria-hidden="true" className="py-1 text-center text-muted text-xs">
            {key}
          </span>
        ))}
      {days.map((day, index) => {
        const empty = emptyAt(day);
        return (
          <button
            key={day}
            type="button"
            aria-pressed={day === chosen}
            aria-current={day === today ? 'date' : undefined}
            onClick={() => onDay(day)}
            style={index === 0 ? calendarStart(days) : undefined}
            className={`group grid min-w-11 content-center justify-items-center border-transparent border-b-3 text-muted text-xs aria-pressed:border-accent aria-pressed:bg-raised ${isMonth ? 'min-h-13' : 'min-h-17'}`}
          >
            <span className={isMonth ? 'sr-only' : undefined}>{weekdayName(day)} </span>
            <span className="font-semibold text-ink text-md group-aria-[current]:text-accent-ink">
              {Number(day.slice(-2))}
            </span>
            <span className="tabular-nums">
              {empty} <span className="sr-only">{t('emptyUnit')}</span>
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
