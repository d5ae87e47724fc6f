/** A calendar day, `YYYY-MM-DD`, without time or time zone. */
export type Day = string;

export const TIME_ZONE = 'Asia/Kolkata';

const DAY_MS = 86_400_000;
/** UTC+05:30; India has no daylight saving time. */
const INDIA_OFFSET_MS = 19_800_000;

/** True if the text is an existing day: `2028-02-29` exists, `2027-02-29` does not. */
export function isExistingDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** True if the text is an existing day in the years 1900 to 2200. */
export const isDayInRange = (text: string): boolean =>
  isExistingDay(text) && text >= '1900-01-01' && text <= '2200-12-31';

/** Returns the current day in India. */
export function today(now: Date = new Date()): Day {
  return new Date(now.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** Returns the day in India of an instant (ISO 8601), and any other text unchanged. */
export function dayInIndia(text: string): string {
  const [, day, zone] = /^(\d{4}-\d\d-\d\d)T.*?(Z|[+-]\d\d:?\d\d)?$/s.exec(text) ?? [];
  const at = zone ? Date.parse(text) + INDIA_OFFSET_MS : Number.NaN;
  return Number.isNaN(at) ? (day ?? text) : new Date(at).toISOString().slice(0, 10);
}

/** Adds days; subtracts when negative. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the later of two days. */
export const laterDay = (one: Day, other: Day): Day => [one, other].sort()[1] as Day;

/** Returns the earlier of two days. */
export const earlierDay = (one: Day, other: Day): Day => [one, other].sort()[0] as Day;

/** Counts the days from the first to the last, both included. */
export function countDays(first: Day, last: Day): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
}

/** Returns the length of a period, both days included: `12 days`, `1 day`. */
export function durationOf(first: Day, last: Day): string {
  const days = countDays(first, last);
  return days === 1 ? '1 day' : `${days} days`;
}

/** Returns the financial year of a day: `26-27` from 1 April 2026 to 31 March 2027. */
export function financialYear(on: Day): string {
  const year = Number(on.slice(0, 4)) - (on.slice(5) < '04-01' ? 1 : 0);
  return `${String(year % 100).padStart(2, '0')}-${String((year + 1) % 100).padStart(2, '0')}`;
}
