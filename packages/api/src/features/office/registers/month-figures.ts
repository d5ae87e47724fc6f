import type { Day } from '@prahari/domain/days';
import { lettersOf } from '@prahari/domain/muster';
import { DAY_HOURS, overtimeOf } from '@prahari/domain/overtime';
import { HOUR_MS } from '@prahari/domain/post-hours';
import { type CountedDuty, isDone } from '../../scheduling/muster/counted-duties.service.ts';
import type { DayOfMonth, MonthRow } from './month-rows.ts';

/** The hours of a duty that was done, by its plan. */
const hoursOf = ({ beginsAt, endsAt, leftAt }: CountedDuty): number =>
  ((leftAt ?? endsAt) - beginsAt) / HOUR_MS;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const rounded = (hours: number): number => Math.round(hours * 100) / 100;

/** The letters of a day as the muster writes them: `P`, `½`, `P+P`, `WO`. */
export const musterLetters = ({ duties, isOff }: DayOfMonth): string =>
  isOff
    ? 'WO'
    : duties
        .map(({ mark, counts }) => lettersOf({ mark, counts }))
        .filter(Boolean)
        .join('+');

/** The letters of a day as PSARA's attendance has them: `P`, `P+O` for a second duty, `P/H` for half, `A`. */
export function attendanceLetters({ duties, isOff }: DayOfMonth): string {
  if (isOff) return 'WO';
  const done = duties.filter(isDone);
  if (done.length > 1) return 'P+O';
  if (done[0]) return done[0].counts === 0.5 ? 'P/H' : 'P';
  return duties.find(({ mark }) => mark !== '')?.mark ?? '';
}

/** Counts the figures of a row. Hours have two decimals. */
export function figuresOf({ days }: Pick<MonthRow, 'days'>) {
  const all = days.flatMap(({ duties }) => duties);
  const done = all.filter(isDone);
  const marked = (mark: CountedDuty['mark']) => all.filter((duty) => duty.mark === mark).length;
  return {
    /** The days that count for the bill, with halves and answers. */
    counted: sum(all.map(({ counts }) => counts)),
    duties: done.length,
    days: new Set(done.map(({ day }) => day)).size,
    hours: rounded(sum(done.map(hoursOf))),
    absent: marked('A'),
    leave: marked('LV'),
    weeklyOffs: days.filter(({ isOff }) => isOff).length,
    /** Hours over 8 of each day, at this place. */
    dailyOvertime: rounded(
      sum(days.map(({ duties }) => Math.max(0, sum(duties.filter(isDone).map(hoursOf)) - DAY_HOURS))),
    ),
  };
}

/** Returns a guard's overtime by week. @param duties also those of weeks that reach into other months */
export function overtimeByWeek(
  month: string,
  duties: readonly CountedDuty[],
): { lastDay: Day; hours: number }[] {
  const hoursOn = new Map<Day, number>();
  for (const duty of duties.filter(isDone))
    hoursOn.set(duty.day, (hoursOn.get(duty.day) ?? 0) + hoursOf(duty));
  return overtimeOf(hoursOn, month).map(({ lastDay, hours }) => ({ lastDay, hours: rounded(hours) }));
}
