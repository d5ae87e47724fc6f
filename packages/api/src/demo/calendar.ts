import { type Day, today } from '@prahari/domain/days';
import type { Random } from './random.ts';

const DAY_MS = 86_400_000;

export interface Calendar {
  /** Returns the day this many days before today in India; negative for the future. */
  day: (daysAgo: number) => Day;
  /** Returns a time in that day's office hours, as stored. */
  instant: (daysAgo: number) => string;
  /** Returns a UUIDv7 with this time. */
  idAt: (instant: string) => string;
}

/** Creates dates relative to today, so that the demo stays current. */
export function createCalendar(random: Random): Calendar {
  const midnight = Date.parse(`${today()}T00:00:00+05:30`);
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => random.between(0, 15).toString(16)).join('');
  return {
    day: (daysAgo) => new Date(Date.parse(today()) - daysAgo * DAY_MS).toISOString().slice(0, 10),
    instant: (daysAgo) =>
      new Date(midnight - daysAgo * DAY_MS + random.between(9 * 3600, 18 * 3600) * 1000).toISOString(),
    idAt: (instant) => {
      const time = Date.parse(instant).toString(16).padStart(12, '0');
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
    },
  };
}
