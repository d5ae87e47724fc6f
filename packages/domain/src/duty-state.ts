import { HOUR_MS, type Interval } from './post-hours.ts';

/** A duty's plan: it stands, the guard was taken off after its begin, is on leave, or it was called off. */
export const dutyPlans = ['planned', 'left', 'leave', 'cancelled'] as const;
export type DutyPlan = (typeof dutyPlans)[number];

export const dutyStates = ['planned', 'present', 'late', 'absent', 'leave', 'cancelled'] as const;
export type DutyState = (typeof dutyStates)[number];

const MINUTE_MS = 60_000;
/** A guard who starts later than this after the begin is late. */
export const LATE_MS = 15 * MINUTE_MS;
/** A duty can be started this long before its begin. */
export const EARLY_MS = 60 * MINUTE_MS;
/** A press that waited for the network counts for this long. */
export const OLDEST_PRESS_MS = 12 * HOUR_MS;

/** A duty and what is known of its attendance; instants in ms since 1970. */
export interface AttendedDuty extends Interval {
  plan: DutyPlan;
  startedAt: number | null;
  /** The office's word, which counts instead of the clock. */
  marked: 'present' | 'late' | 'absent' | null;
  /** True if it was over when it was entered. */
  isEnteredLater: boolean;
}

/** True for a duty whose attendance nobody kept. @param attendedSince since when it is kept, or null */
export const isAsPlanned = (
  { beginsAt, startedAt, marked, isEnteredLater }: AttendedDuty,
  attendedSince: number | null,
): boolean =>
  marked === null &&
  (attendedSince === null || (startedAt === null && (isEnteredLater || beginsAt < attendedSince)));

/**
 * Returns a duty's state. Where attendance is not kept nobody is said to be present, late or absent,
 * except by the office's word.
 */
export function dutyState(duty: AttendedDuty, now: number, attendedSince: number | null): DutyState {
  if (duty.plan === 'leave' || duty.plan === 'cancelled') return duty.plan;
  if (isAsPlanned(duty, attendedSince)) return 'planned';
  if (duty.marked !== null) return duty.marked;
  if (duty.startedAt !== null) return duty.startedAt > duty.beginsAt + LATE_MS ? 'late' : 'present';
  if (now >= duty.endsAt) return 'absent';
  return now > duty.beginsAt + LATE_MS ? 'late' : 'planned';
}
