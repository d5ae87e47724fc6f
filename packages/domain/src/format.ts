import { type Day, dayInIndia, TIME_ZONE, today } from './days.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

// Intl.NumberFormat writes the same, but the first one takes 45 ms on a phone.
/** `1,23,456` from a whole number. */
export const formatCount = (count: number): string => `${count}`.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');

/** `₹1,23,456.00` from rupees. */
export function formatRupees(amount: number): string {
  const [rupees = '', paise] = Math.abs(amount).toFixed(2).split('.');
  return `${amount < 0 ? '-' : ''}₹${formatCount(Number(rupees))}.${paise}`;
}

/** Undefined for text that is not a day. */
function dayMonthYear(day: string): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name && `${Number(date)} ${name} ${year}`;
}

/** `12 Nov 2026` from a day, or from an instant in India time. Any other text is returned unchanged. */
export const formatDay = (day: Day): string => dayMonthYear(dayInIndia(day)) ?? day;

/** `1 year`, `7 years`. */
export const formatYears = (years: number): string => (years === 1 ? '1 year' : `${years} years`);

// Made when it is first used, because it takes 20 ms on a phone.
let clock: Intl.DateTimeFormat | undefined;

/** `20 Nov 2026, 14:05` in India time, from an instant (ISO 8601). Any other text is returned unchanged. */
export function formatInstant(instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return instant;
  clock ??= new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE });
  return `${formatDay(at.toISOString())}, ${clock.format(at)}`;
}

/** `Fri, 20 Nov 2026` in India time, for an instant; now by default. */
export function formatDayWithWeekday(now: Date = new Date()): string {
  const day = today(now);
  return `${WEEKDAYS[new Date(day).getUTCDay()]}, ${dayMonthYear(day)}`;
}

/** The label of a value such as a status. A value without a label is made readable: `on-leave` becomes `On leave`, `onBreak` `On break`. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  const known = Object.hasOwn(labels, value) ? labels[value] : undefined;
  if (known) return known;
  const plain = value
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
