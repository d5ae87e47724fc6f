import { addDays, countDays, type Day, dayInIndia, earlierDay } from './days.ts';
import type { DutyPlan, DutyState } from './duty-state.ts';

/** Marks of the trade: present, late, absent, leave, weekly off; empty while it is not known. */
export const musterMarks = ['P', 'L', 'A', 'LV', 'WO', ''] as const;
export type MusterMark = (typeof musterMarks)[number];

/** States of the muster of a post and month. */
export const musterStates = ['open', 'sent', 'disputed', 'agreed'] as const;
export type MusterState = (typeof musterStates)[number];

/** A duty counts whole, half or not at all. */
export const dutyCounts = [0, 0.5, 1] as const;
export type DutyCount = (typeof dutyCounts)[number];

const DAY_MS = 86_400_000;

/** True for a month like `2026-11`. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/**
 * Returns the last day on which an assignment has a weekly off. One that ended early has none on its last day: the
 * guard had a duty then or was not needed any more.
 */
export const lastDayOf = ({ endDate, completedAt }: { endDate: Day; completedAt: string | null }): Day =>
  completedAt === null ? endDate : earlierDay(endDate, addDays(dayInIndia(completedAt), -1));

/** Returns the first and last day of a month, `2026-11`. */
export function daysOfMonth(month: string): { first: Day; last: Day } {
  const first = `${month}-01`;
  const nextMonth = `${addDays(first, 31).slice(0, 7)}-01`;
  return { first, last: addDays(nextMonth, -1) };
}

/** Returns every day of a month in order. */
export function everyDayOf(month: string): Day[] {
  const { first, last } = daysOfMonth(month);
  return Array.from({ length: countDays(first, last) }, (_, index) => addDays(first, index));
}

/** A duty as the muster sees it; instants in ms since 1970. */
export interface MusterDuty {
  plan: DutyPlan;
  state: DutyState;
  startedAt: number | null;
  beginsAt: number;
  endsAt: number;
  /** The office's word. */
  marked: 'present' | 'late' | 'absent' | null;
}

/**
 * Returns the mark of a duty. One to come has none, whatever the office says of it, nor has a running one
 * that nobody started yet. Where attendance is not kept, a past duty is present as planned.
 */
export function markOf(
  { plan, state, startedAt, beginsAt, endsAt, marked }: MusterDuty,
  now: number,
): MusterMark {
  if (state === 'leave') return 'LV';
  if (state === 'cancelled' || now < beginsAt) return '';
  const isOver = now >= endsAt || plan === 'left';
  if (state === 'planned') return isOver ? 'P' : '';
  if (!isOver && startedAt === null && marked === null) return '';
  return state === 'absent' ? 'A' : state === 'late' ? 'L' : 'P';
}

/** Returns how much a duty counts for the bill: by its mark, unless an answer to a dispute says otherwise. */
export const countOf = (mark: MusterMark, answered?: DutyCount): DutyCount =>
  answered ?? (mark === 'P' || mark === 'L' ? 1 : 0);

/** Returns the letters that a cell shows: `½` and `2` stand beside the mark, `R` in place of a plain `P`. */
export function lettersOf({
  mark,
  counts,
  isReliever = false,
}: {
  mark: MusterMark;
  counts: number;
  isReliever?: boolean;
}): string {
  const isThere = mark === 'P' || mark === 'L';
  if (counts === 0.5) return '½';
  if (isThere && counts === 0) return '0';
  return mark === 'P' && isReliever ? 'R' : mark;
}

/** The counted figures of a guard's month. */
export interface MusterSums {
  duties: number;
  late: number;
  absent: number;
}

/** Returns the sums of cells: what counts, and how many are late and absent. */
export function sumsOf(cells: readonly { mark: MusterMark; counts: number }[]): MusterSums {
  const sums = { duties: 0, late: 0, absent: 0 };
  for (const { mark, counts } of cells) {
    sums.duties += counts;
    if (mark === 'L') sums.late += 1;
    if (mark === 'A') sums.absent += 1;
  }
  return sums;
}

/** Returns when silence counts as agreed, in ms since 1970; null where it never does. */
export const silentAt = (sentAt: number, silenceDays: number): number | null =>
  silenceDays === 0 ? null : sentAt + silenceDays * DAY_MS;
