import {
  type Assignment,
  durationOf,
  type GuardAssignment,
  isDay,
  type Location,
  shiftTiming,
} from '@prahari/contract';
import { toDay, toParty } from './people.ts';
import { asRaw, digits, idOf, num, text, word } from './read.ts';

const toLocation = (value: unknown): Location => {
  const raw = asRaw(value);
  return {
    street: text(raw.street) || text(value),
    city: text(raw.city),
    state: text(raw.state),
    zipCode: digits(raw.zipCode),
  };
};

export function toAssignment(value: unknown): Assignment {
  const raw = asRaw(value);
  const guard = asRaw(raw.guard);
  return {
    ...raw,
    _id: idOf(value),
    guard: { ...toParty(raw.guard), experience: num(guard.experience, 0) },
    client: toParty(raw.client),
    shift: word(raw.shift),
    status: word(raw.status || 'active'),
    location: toLocation(raw.location),
    startDate: toDay(raw.startDate),
    endDate: toDay(raw.endDate),
    createdAt: text(raw.createdAt),
  };
}

/** An assignment as its guard sees it; hours and length are computed where the reply lacks them. */
export function toGuardAssignment(value: unknown): GuardAssignment {
  const raw = asRaw(value);
  const base = toAssignment(value);
  const hasDays = isDay(base.startDate) && isDay(base.endDate);
  return {
    ...base,
    clientName: text(raw.clientName) || base.client.user.name,
    shiftTiming: text(raw.shiftTiming) || shiftTiming(base.shift),
    duration: text(raw.duration) || (hasDays ? durationOf(base.startDate, base.endDate) : ''),
  };
}
