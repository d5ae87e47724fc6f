import { addDays, countDays, type Day } from './days.ts';

/** Guards who work some days and are off some, and who fills their days off. */
export interface Rotation {
  from: Day;
  to: Day;
  /** Days of duty, and days off after them. */
  pattern: { on: number; off: number };
  guards: number;
  relievers: number;
  /** The first day off of a guard, by position in the list; without one, a day after the guard before. */
  firstOff?: readonly (Day | undefined)[] | undefined;
}

/** The days of duty, by position in the lists of guards and of relievers. */
export interface RotationDays {
  guards: Day[][];
  relievers: Day[][];
  /** Days on which more guards are off than relievers can fill, with the number of empty places. */
  empty: { day: Day; places: number }[];
}

/** Returns a day's number from 0, in the cycle of days on and off that begins with a rotation. */
const inCycle = ({ on, off }: Rotation['pattern'], day: number) => {
  const cycle = on + off;
  return ((day % cycle) + cycle) % cycle;
};

/** Returns the first day on which a guard's days off begin. Without a choice, each is a day after the guard before. */
export const firstOffOf = (
  { from, pattern, firstOff = [] }: Pick<Rotation, 'from' | 'pattern' | 'firstOff'>,
  guard: number,
): Day => firstOff[guard] ?? addDays(from, inCycle(pattern, guard + pattern.on));

/** Returns the last day on which a guard's days off may begin for the first time. */
export const lastFirstOff = ({ from, pattern }: Pick<Rotation, 'from' | 'pattern'>): Day =>
  addDays(from, pattern.on + pattern.off - 1);

/** Returns who has a duty on which day. Relievers take turns, so that their days differ by one at most. */
export function rotationDays({ from, to, pattern, guards, relievers, firstOff }: Rotation): RotationDays {
  const days: RotationDays = {
    guards: Array.from({ length: guards }, () => []),
    relievers: Array.from({ length: relievers }, () => []),
    empty: [],
  };
  const offSince = days.guards.map(
    (_, guard) => countDays(from, firstOffOf({ from, pattern, firstOff }, guard)) - 1,
  );
  let turn = 0;
  for (let since = 0; since < countDays(from, to); since += 1) {
    const day = addDays(from, since);
    const working = days.guards.filter(
      (_, guard) => inCycle(pattern, since - (offSince[guard] ?? 0)) >= pattern.off,
    );
    for (const own of working) own.push(day);
    const off = guards - working.length;
    const filled = Math.min(off, relievers);
    for (let place = 0; place < filled; place += 1) {
      days.relievers[turn % relievers]?.push(day);
      turn += 1;
    }
    if (off > filled) days.empty.push({ day, places: off - filled });
  }
  return days;
}
