import type { Assignment, GuardAssignment, Location } from '@prahari/contract/assignments.schemas';
import { durationOf, isDayInRange } from '@prahari/domain/days';
import { hoursOf, timingOf } from '@prahari/domain/post-hours';
import { toDay, toGuardOrClient, toInstant } from './people.ts';
import { asEnum, asRaw, idOf, num, text, textOrNumber } from './read.ts';

const toLocation = (value: unknown): Location => {
  const raw = asRaw(value);
  return {
    street: text(raw.street) || text(value),
    city: text(raw.city),
    state: text(raw.state),
    zipCode: textOrNumber(raw.zipCode),
  };
};

export function toAssignment(value: unknown): Assignment {
  const raw = asRaw(value);
  const guard = asRaw(raw.guard);
  return {
    ...raw,
    _id: idOf(value),
    guard: { ...toGuardOrClient(raw.guard), experience: Math.max(0, num(guard.experience, 0)) },
    client: toGuardOrClient(raw.client),
    shift: asEnum(raw.shift),
    status: asEnum(raw.status || 'active'),
    location: toLocation(raw.location),
    startDate: toDay(raw.startDate),
    endDate: toDay(raw.endDate),
    createdAt: toInstant(raw.createdAt),
  };
}

/** Reads an assignment as its guard sees it; computes missing shift hours and duration. */
export function toGuardAssignment(value: unknown): GuardAssignment {
  const raw = asRaw(value);
  const base = toAssignment(value);
  const hours = hoursOf({ shift: base.shift });
  const hasDays = isDayInRange(base.startDate) && isDayInRange(base.endDate);
  return {
    ...base,
    clientName: text(raw.clientName) || base.client.user.name,
    shiftTiming: text(raw.shiftTiming) || (hours ? timingOf(hours) : base.shift),
    duration: text(raw.duration) || (hasDays ? durationOf(base.startDate, base.endDate) : ''),
  };
}
