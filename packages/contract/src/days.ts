/** A calendar day, `YYYY-MM-DD`. No time, no zone. */
export type Day = string;

const DAY_MS = 86_400_000;
/** India keeps one offset, +05:30, the whole year. */
const INDIA_MS = 19_800_000;

/** True for a day that exists: `2028-02-29` is one, `2027-02-29` is not. */
export function isOnCalendar(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** True for a day that exists in the years 1900 to 2200. */
export const isDay = (text: string): boolean =>
  isOnCalendar(text) && text >= '1900-01-01' && text <= '2200-12-31';

/** Today in India, whatever the zone of the machine. */
export function today(now: Date = new Date()): Day {
  return dayInIndia(now.toISOString());
}

/** The day an instant (ISO 8601) falls on in India. Anything else, a day too, comes back as it is. */
export function dayInIndia(text: string): string {
  const [, day, zone] = /^(\d{4}-\d\d-\d\d)T.*?(Z|[+-]\d\d:?\d\d)?$/s.exec(text) ?? [];
  const at = zone ? Date.parse(text) + INDIA_MS : Number.NaN;
  return Number.isNaN(at) ? (day ?? text) : new Date(at).toISOString().slice(0, 10);
}

/** Days from first to last, both counted. */
export function daysBetween(first: Day, last: Day): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
}

/** `12 days`, `1 day`: how long an assignment lasts, both ends counted. */
export function durationOf(first: Day, last: Day): string {
  const days = daysBetween(first, last);
  return days === 1 ? '1 day' : `${days} days`;
}

/** `26-27` for any day from 1 April 2026 to 31 March 2027. */
export function financialYear(on: Day): string {
  const year = Number(on.slice(0, 4)) - (on.slice(5) < '04-01' ? 1 : 0);
  return `${String(year % 100).padStart(2, '0')}-${String((year + 1) % 100).padStart(2, '0')}`;
}
