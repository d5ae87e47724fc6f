import type { GuardAssignmentView, GuardProfileView } from '@prahari/contract';
import { durationOf, isDay, shiftTiming } from '@prahari/contract';
import { asRaw, text } from './read.ts';
import { guardBase, isReference, toAssignment } from './rows.ts';

/** An assignment as its guard sees it; what an older API does not say of hours and days is worked out. */
export function toGuardAssignment(value: unknown): GuardAssignmentView {
  const raw = asRaw(value);
  const base = toAssignment(value);
  return {
    ...base,
    clientName: text(raw.clientName) || base.client.user.name,
    shiftTiming: text(raw.shiftTiming) || shiftTiming(base.shift),
    duration:
      text(raw.duration) ||
      (isDay(base.startDate) && isDay(base.endDate) ? durationOf(base.startDate, base.endDate) : ''),
  };
}

/** A guard’s own profile. */
export function toGuardProfile(value: unknown): GuardProfileView {
  const raw = asRaw(value);
  const current = raw.currentAssignment;
  return {
    ...guardBase(value, raw),
    currentAssignment: isReference(current) ? toGuardAssignment(current) : null,
  };
}
