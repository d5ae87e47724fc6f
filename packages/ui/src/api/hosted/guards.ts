import type { Guard, GuardProfile, Review } from '@prahari/contract/guards.schemas';
import { toAssignment, toGuardAssignment } from './assignments.ts';
import type { CompleteList } from './complete-list.ts';
import { toInstant, toPerson } from './people.ts';
import { asEnum, asRaw, dataOf, idOf, isObject, listIn, num, text } from './read.ts';

const MOST_STARS = 5;

/** Reads a rating from 0 to 5 with one decimal. */
const starsIn = (value: unknown): number =>
  Math.round(Math.min(MOST_STARS, Math.max(0, num(value, 0))) * 10) / 10;

/** Reads a review from an object or a string. */
const toReview = (value: unknown): Review => {
  const raw = asRaw(value);
  return {
    rating: starsIn(raw.rating),
    comment: text(value) || text(raw.comment) || text(raw.text),
    clientName: text(raw.clientName) || toPerson(raw.client).name,
    createdAt: toInstant(raw.createdAt),
  };
};

function toGuardBase(value: unknown) {
  const raw = asRaw(value);
  return {
    ...raw,
    _id: idOf(value),
    user: toPerson(raw.user),
    status: asEnum<Guard['status']>(raw.status),
    experience: Math.max(0, num(raw.experience, 0)),
    specialization: Array.isArray(raw.specialization)
      ? raw.specialization.map(text).filter(Boolean)
      : [text(raw.specialization)].filter(Boolean),
    rating: starsIn(raw.rating),
    reviews: listIn(raw.reviews).map(toReview),
    createdAt: toInstant(raw.createdAt),
  };
}

/** An assignment sent as an id only becomes null, because it has no details to show. */
export function toGuard(value: unknown): Guard {
  const { currentAssignment: current } = asRaw(value);
  return { ...toGuardBase(value), currentAssignment: isObject(current) ? toAssignment(current) : null };
}

export function toGuardProfile(value: unknown): GuardProfile {
  const { currentAssignment: current, status } = asRaw(value);
  return {
    ...toGuardBase(value),
    // SPEC section 7 has no status here: a guard with an assignment is assigned.
    status: asEnum(status || (current ? 'assigned' : '')),
    currentAssignment: isObject(current) ? toGuardAssignment(current) : null,
  };
}

let lastAssignment: unknown;

/** A reply with neither an id nor an assignment means that the user is no guard yet. */
export function toGuardProfileReply(reply: unknown) {
  const raw = asRaw(dataOf(reply));
  lastAssignment = raw.currentAssignment;
  const isGuard = idOf(raw) !== '' || Boolean(raw.currentAssignment);
  return { success: true as const, data: isGuard ? toGuardProfile(raw) : null };
}

/** The reply may be empty; then the last profile's assignment is used. */
export const toUpdatedAssignment = (data: unknown, status: unknown) =>
  toGuardAssignment({ ...asRaw(lastAssignment), ...(idOf(data) && asRaw(data)), status });

export const guardList: CompleteList<Guard> = {
  toRow: toGuard,
  texts: ({ user, specialization, currentAssignment }) => [
    user.name,
    user.email,
    ...specialization,
    currentAssignment?.client.user.name ?? '',
    ...Object.values(currentAssignment?.location ?? {}),
  ],
  zeroLast: ['rating'],
};
