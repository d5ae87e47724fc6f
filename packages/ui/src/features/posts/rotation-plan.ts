import type { Day } from '@prahari/domain/days';
import { mondayOf, weekdayOf } from '@prahari/domain/duty-days';
import { rotationDays } from '@prahari/domain/rotation';

/** Somebody who can be in a rotation. */
export interface RotationPerson {
  _id: string;
  name: string;
  /** A difference between namesakes: `Bhopal`, `here since 14 Sep 2026`. */
  detail: string;
  /** Papers or rest ask for a reason. */
  asksReason?: boolean;
}

export interface PlannedRotation {
  from: Day;
  to: Day;
  pattern: { on: number; off: number };
  guards: readonly RotationPerson[];
  relievers: readonly RotationPerson[];
  /** The day on which a guard's days off begin, by id, where it was chosen. */
  firstOff?: Readonly<Record<string, Day>> | undefined;
}

/** The days of one person. */
export interface PlanRow {
  person: RotationPerson;
  isReliever: boolean;
  days: ReadonlySet<Day>;
  /** For a reliever: the guard who is off, by day. */
  covers: ReadonlyMap<Day, RotationPerson>;
  sundays: number;
  /** The most hours of a week from Monday. */
  weekHours: number;
}

export interface RotationPlan {
  rows: readonly PlanRow[];
  /** Days on which guards are off and no reliever is left, with the number of empty places. */
  empty: readonly { day: Day; places: number }[];
  /** Duties of everybody, and of relievers. */
  duties: number;
  relieverDuties: number;
}

const SUNDAY = 7;

/** Hours from which the law calls a week's work overtime. */
export const WEEK_HOURS = 48;

export const sundaysIn = (days: Iterable<Day>): number =>
  [...days].filter((day) => weekdayOf(day) === SUNDAY).length;

/** The most hours that duties of so many hours make in one week from Monday. */
export function mostWeekHours(days: Iterable<Day>, hours: number): number {
  const weeks = new Map<Day, number>();
  for (const day of days) weeks.set(mondayOf(day), (weeks.get(mondayOf(day)) ?? 0) + hours);
  return Math.max(0, ...weeks.values());
}

/** Returns who has a duty when. @param hours of one duty */
export function rotationPlan(rotation: PlannedRotation, hours: number): RotationPlan {
  const { guards, relievers, firstOff = {}, ...rest } = rotation;
  const days = rotationDays({
    ...rest,
    guards: guards.length,
    relievers: relievers.length,
    firstOff: guards.map(({ _id }) => firstOff[_id]),
  });
  const working = days.guards.map((own) => new Set(own));
  const relieving = days.relievers.map((own) => new Set(own));
  const covers = relievers.map(() => new Map<Day, RotationPerson>());
  for (const day of new Set(days.relievers.flat())) {
    const off = guards.filter((_, guard) => !working[guard]?.has(day));
    for (const [index, own] of relieving.entries()) {
      const guard = own.has(day) ? off.shift() : undefined;
      if (guard) covers[index]?.set(day, guard);
    }
  }
  const rowOf =
    (isReliever: boolean, own: readonly ReadonlySet<Day>[]) => (person: RotationPerson, at: number) => {
      const ownDays = own[at] ?? new Set<Day>();
      return {
        person,
        isReliever,
        days: ownDays,
        covers: (isReliever && covers[at]) || new Map<Day, RotationPerson>(),
        sundays: sundaysIn(ownDays),
        weekHours: mostWeekHours(ownDays, hours),
      };
    };
  const relieverDuties = days.relievers.flat().length;
  return {
    rows: [...guards.map(rowOf(false, working)), ...relievers.map(rowOf(true, relieving))],
    empty: days.empty,
    duties: days.guards.flat().length + relieverDuties,
    relieverDuties,
  };
}
