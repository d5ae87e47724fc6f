import { shiftLabels } from '@prahari/contract/assignments';
import type { Muster, MusterCell } from '@prahari/contract/muster.schemas';
import type { Day } from '@prahari/domain/days';
import { type DateNames, formatDayWithWeekday, formatInstant, formatMonth } from '@prahari/domain/format';
import { hoursOf, timingOf } from '@prahari/domain/post-hours';
import { musterInEnglish } from './muster-words.ts';

/** `November 2026`. */
export const monthTitle = (month: string, names?: DateNames): string => formatMonth(month, names);

/** The month some months later, or earlier. */
export function monthFrom(month: string, months: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** `Tue 17 Nov`. */
export const shortDay = (day: Day, names?: DateNames): string =>
  formatDayWithWeekday(new Date(`${day}T00:00:00Z`), names)
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
export function oddityOf(
  { mark, counts, double, corrected, dispute }: MusterCell,
  t = musterInEnglish,
): string | undefined {
  if (mark === 'A') return t('missing');
  if (mark === 'LV') return t('onLeave');
  if (dispute?.answer && counts === 0) return t('takenOut');
  if (counts === 0.5) return t('countsHalf');
  if (mark === 'L') return t('late');
  if (double && mark === 'P') return t('secondDuty');
  return corrected ? t('enteredByOffice') : undefined;
}

/** The duties of a month that are not as planned. */
export const oddDuties = (muster: Muster): NamedDuty[] =>
  dutiesOf(muster).filter(({ cell }) => oddityOf(cell) !== undefined);

/** `80 duties`, `1 duty`, `79.5 duties`. */
export const dutyCount = (count: number, t = musterInEnglish): string => t('dutyCount', { count });

/** True if the client can say that a duty is not right. */
export const isDisputable = (muster: Muster, { cell }: NamedDuty): boolean =>
  muster.state === 'sent' && !cell.agreed && cell.mark !== '';

/** Duties that are with the office, or have their answer and are not agreed yet. */
export const disputedDuties = (muster: Muster): NamedDuty[] =>
  dutiesOf(muster).filter(({ cell }) => cell.dispute !== undefined && !cell.agreed);

/** The words for an answer: `Half taken out`. */
export const answerText = (counts: number, t = musterInEnglish): string =>
  t(counts === 1 ? 'kept' : counts === 0.5 ? 'halfTakenOut' : 'takenOutWhole');

/** `Main gate, Pune`. */
export const placeText = ({ place: { street, city } }: Muster['post']): string =>
  [street, city].filter(Boolean).join(', ');

const asItIs = (text: string) => text;

/** `Night, 20:00–08:00`. */
export function shiftText(post: Muster['post'], t = musterInEnglish, say = asItIs): string {
  const hours = hoursOf(post);
  const label = post.shift ? say(shiftLabels[post.shift]) : t('shiftNotChosen');
  return hours && hours.hours < 24 ? `${label}, ${timingOf(hours)}` : label;
}
