import { addDays, countDays, type Day } from './days.ts';

/** Guards who work some days and are off some, each a day after the one before, and who fills their days off. */
export interface Rotation {
  from: Day;
  to: Day;
  /** Days of duty, and days off after them. */
  pattern: { on: number; off: number };
  guards: number;
  relievers: number;
}

/** The days of duty, by position in the lists of guards and of relievers. */
export interface RotationDays {
  guards: Day[][];
  relievers: Day[][];
  /** Days on which more guards are off than relievers can fill, with the number of empty places. */
  empty: { day: Day; places: number }[];
}

/** True if a guard works on a day. @param since days since the first of the rotation */
function isOn({ on, off }: Rotation['pattern'], guard: number, since: number): boolean {
  const cycle = on + off;
  return (((since - guard) % cycle) + cycle) % cycle < on;
}

/** Returns who has a duty on which day. Relievers take turns, so that their days differ by one at most. */
export function rotationDays({ from, to, pattern, guards, relievers }: Rotation): RotationDays {
  const days: RotationDays = {
    guards: Array.from({ length: guards }, () => []),
    relievers: Array.from({ length: relievers }, () => []),
    empty: [],
  };
  let turn = 0;
  for (let since = 0; since < countDays(from, to); since += 1) {
    const day = addDays(from, since);
    const working = days.guards.filter((_, guard) => isOn(pattern, guard, since));
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
