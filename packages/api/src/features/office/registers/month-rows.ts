import type { Day } from '@prahari/domain/days';
import { everyDayOf, lastDayOf, lettersOf } from '@prahari/domain/muster';
import { DAY_HOURS, overtimeOf } from '@prahari/domain/overtime';
import { HOUR_MS } from '@prahari/domain/post-hours';
import { groupWithPauses, mapWithPauses } from '../../../db/pauses.ts';
import type { CountedDuty } from '../../scheduling/muster/counted-duties.service.ts';
import type { BusyDay, GuardFacts, Stay } from './month-people.queries.ts';

const isThere = ({ mark }: CountedDuty): boolean => mark === 'P' || mark === 'L';

/** The hours of a duty that was done, by its plan. */
const hoursOf = ({ beginsAt, endsAt, leftAt }: CountedDuty): number =>
  ((leftAt ?? endsAt) - beginsAt) / HOUR_MS;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const rounded = (hours: number): number => Math.round(hours * 100) / 100;

const belongs = (stays: readonly Stay[], day: Day): boolean =>
  stays.some((stay) => stay.startDate <= day && day <= lastDayOf(stay));

/** A guard's month at a place, or at all places for wages. */
export interface MonthRow {
  guard: GuardFacts;
  client: string;
  place: string;
  /** The duties of each day; none for a day off. */
  days: { day: Day; duties: CountedDuty[]; isOff: boolean }[];
}

/** Everything that the rows of a month are made from. */
interface MonthRecords {
  duties: readonly CountedDuty[];
  stays: readonly Stay[];
  guards: readonly GuardFacts[];
  /** The days on which the guards have a duty anywhere: none of them is a weekly off. */
  busy: readonly BusyDay[];
}

const daysOf = (
  month: string,
  { duties, stays, busy }: Pick<MonthRecords, 'duties' | 'stays' | 'busy'>,
): MonthRow['days'] => {
  const busyDays = new Set(busy.map(({ day }) => day));
  return everyDayOf(month).map((day) => {
    const ofDay = duties.filter((duty) => duty.day === day);
    const own = ofDay.filter(({ stands, mark }) => stands || mark === 'LV');
    return { day, duties: own, isOff: ofDay.length === 0 && !busyDays.has(day) && belongs(stays, day) };
  });
};

/** Makes rows of keys, and lets other requests run in between. */
const rowsOf = async <Key>(
  keys: readonly Key[],
  row: (key: Key) => MonthRow | undefined,
): Promise<MonthRow[]> => (await mapWithPauses(keys, row)).filter((made) => made !== undefined);

/** Returns a row for each guard at each place of a client, by client, place and name. */
export async function rowsBySite(
  month: string,
  { duties, stays, guards, busy }: MonthRecords,
): Promise<MonthRow[]> {
  const keyOf = ({ guardId, clientId, postId }: Pick<Stay, 'guardId' | 'clientId' | 'postId'>) =>
    `${clientId} ${postId ?? ''} ${guardId}`;
  const factsOf = new Map(guards.map((guard) => [guard.id, guard]));
  const dutiesOf = await groupWithPauses(duties, keyOf);
  const busyOf = await groupWithPauses(busy, ({ guardId }) => guardId);
  return rowsOf([...(await groupWithPauses(stays, keyOf))], ([key, own]) => {
    const [stay] = own;
    const guard = stay && factsOf.get(stay.guardId);
    if (!stay || !guard) return undefined;
    const ofRow = { duties: dutiesOf.get(key) ?? [], stays: own, busy: busyOf.get(guard.id) ?? [] };
    const days = daysOf(month, ofRow);
    if (!days.some(({ duties: one, isOff }) => one.length > 0 || isOff)) return undefined;
    const place = [stay.street, stay.city].filter(Boolean).join(', ');
    return { guard, client: stay.client, place, days };
  });
}

/** Returns a row for each guard with days in the month, at whatever places. */
export async function rowsByGuard(
  month: string,
  { duties, stays, guards, busy }: MonthRecords,
): Promise<MonthRow[]> {
  const dutiesOf = await groupWithPauses(duties, ({ guardId }) => guardId);
  const staysOf = await groupWithPauses(stays, ({ guardId }) => guardId);
  const busyOf = await groupWithPauses(busy, ({ guardId }) => guardId);
  return rowsOf(guards, (guard) => {
    const days = daysOf(month, {
      duties: dutiesOf.get(guard.id) ?? [],
      stays: staysOf.get(guard.id) ?? [],
      busy: busyOf.get(guard.id) ?? [],
    });
    return days.some(({ duties: own, isOff }) => own.length > 0 || isOff)
      ? { guard, client: '', place: '', days }
      : undefined;
  });
}

/** The letters of a day as the muster writes them: `P`, `½`, `P+P`, `WO`. */
export const musterLetters = ({ duties, isOff }: MonthRow['days'][number]): string =>
  isOff
    ? 'WO'
    : duties
        .map(({ mark, counts }) => lettersOf({ mark, counts }))
        .filter(Boolean)
        .join('+');

/** The letters of a day as PSARA's attendance has them: `P`, `P+O` for a second duty, `P/H` for half, `A`. */
export function attendanceLetters({ duties, isOff }: MonthRow['days'][number]): string {
  if (isOff) return 'WO';
  const done = duties.filter(isThere);
  if (done.length > 1) return 'P+O';
  if (done[0]) return done[0].counts === 0.5 ? 'P/H' : 'P';
  return duties.find(({ mark }) => mark !== '')?.mark ?? '';
}

/** The figures of a row. */
export function figuresOf({ days }: MonthRow) {
  const all = days.flatMap(({ duties }) => duties);
  const done = all.filter(isThere);
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
    secondDuties: done.length - new Set(done.map(({ day }) => day)).size,
    /** Hours over 8 of each day, at this place. */
    dailyOvertime: rounded(
      sum(days.map(({ duties }) => Math.max(0, sum(duties.filter(isThere).map(hoursOf)) - DAY_HOURS))),
    ),
  };
}

/** Returns a guard's overtime by week. @param duties also those of weeks that reach into other months */
export function overtimeByWeek(
  month: string,
  duties: readonly CountedDuty[],
): { lastDay: Day; hours: number }[] {
  const hoursOn = new Map<Day, number>();
  for (const duty of duties.filter(isThere))
    hoursOn.set(duty.day, (hoursOn.get(duty.day) ?? 0) + hoursOf(duty));
  return overtimeOf(hoursOn, month).map(({ lastDay, hours }) => ({ lastDay, hours: rounded(hours) }));
}
