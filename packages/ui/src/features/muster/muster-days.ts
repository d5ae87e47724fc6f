import { shiftLabels } from '@prahari/contract/assignments';
import type { Muster, MusterCell } from '@prahari/contract/muster.schemas';
import type { Day } from '@prahari/domain/days';
import { formatDayWithWeekday, formatInstant } from '@prahari/domain/format';
import { hoursOf, timingOf } from '@prahari/domain/post-hours';

const MONTH_NAMES = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** `November 2026`. */
export const monthTitle = (month: string): string =>
  `${MONTH_NAMES[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** The month some months later, or earlier. */
export function monthFrom(month: string, months: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** `Tue 17 Nov`. */
export const shortDay = (day: Day): string =>
  formatDayWithWeekday(new Date(`${day}T00:00:00Z`))
    .replace(',', '')
    .replace(/ \d{4}$/, '');

/** `07:54`, India time. */
const timeOf = (instant: string): string => formatInstant(instant).slice(-5);

/** A duty with its guard. */
export interface NamedDuty {
  cell: MusterCell & { dutyId: string };
  guard: { _id: string; name: string };
}

const isDuty = (cell: MusterCell): cell is NamedDuty['cell'] => cell.dutyId !== undefined;

/** All duties of a month by day. */
export const dutiesOf = ({ guards }: Muster): NamedDuty[] =>
  guards
    .flatMap(({ guard, cells }) => cells.filter(isDuty).map((cell) => ({ cell, guard })))
    .sort((a, b) => (a.cell.day < b.cell.day ? -1 : a.cell.day > b.cell.day ? 1 : 0));

/** The duties of a day that have a mark. */
export const dutiesOn = (muster: Muster, day: Day): NamedDuty[] =>
  dutiesOf(muster).filter(({ cell }) => cell.day === day && cell.mark !== '');

/** Times of a guard's coming and going: `07:54–20:02`; empty where nobody kept them. */
export const timesOf = ({ startedAt, endedAt }: MusterCell): string =>
  startedAt ? `${timeOf(startedAt)}–${endedAt ? timeOf(endedAt) : ''}` : '';

/** Says how a duty differs from its plan; undefined where all is well. */
export function oddityOf({ mark, counts, double, corrected, dispute }: MusterCell): string | undefined {
  if (mark === 'A') return 'absent';
  if (mark === 'LV') return 'on leave';
  if (dispute?.answer && counts === 0) return 'taken out';
  if (counts === 0.5) return 'counts half';
  if (mark === 'L') return 'late';
  if (double && mark === 'P') return 'second duty';
  return corrected ? 'entered by the office' : undefined;
}

/** The duties of a month that are not as planned. */
export const oddDuties = (muster: Muster): NamedDuty[] =>
  dutiesOf(muster).filter(({ cell }) => oddityOf(cell) !== undefined);

/** `80 duties`, `1 duty`, `79.5 duties`. */
export const dutyCount = (count: number): string => (count === 1 ? '1 duty' : `${count} duties`);

/** True if the client can say that a duty is not right. */
export const isDisputable = (muster: Muster, { cell }: NamedDuty): boolean =>
  muster.state === 'sent' && !cell.agreed && cell.mark !== '';

/** Duties that are with the office, or have their answer and are not agreed yet. */
export const disputedDuties = (muster: Muster): NamedDuty[] =>
  dutiesOf(muster).filter(({ cell }) => cell.dispute !== undefined && !cell.agreed);

/** The words for an answer: `Half taken out`. */
export const answerText = (counts: number): string =>
  counts === 1 ? 'Kept' : counts === 0.5 ? 'Half taken out' : 'Taken out';

/** `Main gate, Pune`. */
export const placeText = ({ place: { street, city } }: Muster['post']): string =>
  [street, city].filter(Boolean).join(', ');

/** `Night, 20:00–08:00`. */
export function shiftText(post: Muster['post']): string {
  const hours = hoursOf(post);
  const label = post.shift ? shiftLabels[post.shift] : 'Shift not chosen';
  return hours && hours.hours < 24 ? `${label}, ${timingOf(hours)}` : label;
}
