import type { Day } from '@prahari/domain/days';
import { everyDayOf, lastDayOf } from '@prahari/domain/muster';
import { groupWithPauses, mapWithPauses } from '../../../db/pauses.ts';
import type { CountedDuty } from '../../scheduling/muster/counted-duties.service.ts';
import type { BusyDay, GuardFacts, Stay } from './month-people.queries.ts';

const belongs = (stays: readonly Stay[], day: Day): boolean =>
  stays.some((stay) => stay.startDate <= day && day <= lastDayOf(stay));

/** A day of a guard's month. */
export interface DayOfMonth {
  day: Day;
  /** The duties of the guard, also during leave. A day off has none. */
  duties: CountedDuty[];
  /** True for a weekly off: the guard belongs to the place and has no duty anywhere. */
  isOff: boolean;
}

/** A guard's month at a place, or at all places for wages. */
export interface MonthRow {
  guard: GuardFacts;
  client: string;
  place: string;
  days: DayOfMonth[];
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
): DayOfMonth[] => {
  const busyDays = new Set(busy.map(({ day }) => day));
  return everyDayOf(month).map((day) => {
    const ofDay = duties.filter((duty) => duty.day === day);
    const own = ofDay.filter(({ stands, mark }) => stands || mark === 'LV');
    return { day, duties: own, isOff: ofDay.length === 0 && !busyDays.has(day) && belongs(stays, day) };
  });
};

const isEmpty = (days: readonly DayOfMonth[]): boolean =>
  days.every(({ duties, isOff }) => duties.length === 0 && !isOff);

/** Makes rows of keys, and lets other requests run in between. */
const rowsOf = async <Key>(
  keys: readonly Key[],
  row: (key: Key) => MonthRow | undefined,
): Promise<MonthRow[]> => (await mapWithPauses(keys, row)).filter((made) => made !== undefined);

/** Returns a row for each guard at each place of a client, by client, place and name. */
export async function rowsByPlace(
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
    if (isEmpty(days)) return undefined;
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
    return isEmpty(days) ? undefined : { guard, client: '', place: '', days };
  });
}
