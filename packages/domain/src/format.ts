import { type Day, dayInIndia, TIME_ZONE, today } from './days.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
/** The words that Excel and our screens write for months. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats a whole number: `1,23,456`. The first use of Intl.NumberFormat is slow on a phone. */
export const formatCount = (count: number): string => `${count}`.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');

/** Formats rupees: `₹1,23,456.00`. */
export function formatRupees(amount: number): string {
  const [rupees = '', paise] = Math.abs(amount).toFixed(2).split('.');
  return `${amount < 0 ? '-' : ''}₹${formatCount(Number(rupees))}.${paise}`;
}

const LONG_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Names of months from January and of weekdays from Sunday, in the language of a screen. */
export interface DateNames {
  longMonths: readonly string[];
  months: readonly string[];
  weekdays: readonly string[];
}

const english: DateNames = { longMonths: LONG_MONTHS, months: MONTHS, weekdays: WEEKDAYS };

/** Formats a day or an instant as `12 Nov 2026`, and returns any other text unchanged. */
export function formatDay(day: Day, { months } = english): string {
  const inIndia = day.includes('T') ? dayInIndia(day) : day;
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(inIndia) ?? [];
  const name = months[Number(month) - 1];
  return name ? `${Number(date)} ${name} ${year}` : day;
}

/** Formats a month, `2026-11`, as `November 2026`; returns any other text unchanged. */
export function formatMonth(month: string, { longMonths } = english): string {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month) ?? [];
  const name = longMonths[Number(number) - 1];
  return name ? `${name} ${year}` : month;
}

/** Formats years: `1 year`, `7 years`. */
export const formatYears = (years: number): string => (years === 1 ? '1 year' : `${years} years`);

// Created on first use, because it is slow on a phone.
let clock: Intl.DateTimeFormat | undefined;

/** Formats an instant in India time, `14:05`; returns any other text unchanged. */
export function formatClock(instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return instant;
  clock ??= new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE });
  return clock.format(at);
}

/** Formats an instant in India time, `20 Nov 2026, 14:05`; returns any other text unchanged. */
export function formatInstant(instant: string, names = english): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return instant;
  return `${formatDay(at.toISOString(), names)}, ${formatClock(instant)}`;
}

/** Formats weekdays from 1, Monday, to 7, Sunday: `Sat, Sun`. */
export const formatWeekdays = (weekdays: readonly number[], { weekdays: names } = english): string =>
  weekdays.map((weekday) => names[weekday % 7]).join(', ');

/** Formats an instant in India time as `Fri, 20 Nov 2026`; now by default. */
export function formatDayWithWeekday(now: Date = new Date(), names = english): string {
  const day = today(now);
  return `${names.weekdays[new Date(day).getUTCDay()]}, ${formatDay(day, names)}`;
}

/** Returns the label of a value, or makes one: `on-leave` and `onLeave` become `On leave`. */
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
