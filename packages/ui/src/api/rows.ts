import type {
  AssignmentView,
  BillView,
  ClientApplicationView,
  ClientView,
  GuardView,
  Location,
  Person,
  Review,
  SecurityApplicationView,
} from '@prahari/contract';
import { dayInIndia } from '@prahari/contract';
import { asRaw, figures, idOf, listIn, num, type Raw, text } from './read.ts';

/** The day of a date, or the one an instant falls on in India: `2026-11-11T18:30:00.000Z` is `2026-11-12`. A date written otherwise stays as it came. */
const dayOf = (value: unknown): string => dayInIndia(text(value));

/**
 * What the dashboards show, read from replies whose shape is not promised (read.ts): whatever a reply lacks is empty, 0 or
 * null here, so that a view never meets `undefined` (DECISIONS section 4).
 */

/** What stands where a reply names nobody. */
const NOBODY = 'Not given';

/** A person from an object, an id string or null. */
export function toPerson(reference: unknown): Person {
  const raw = asRaw(reference);
  return {
    _id: idOf(reference),
    name: text(raw.name) || text(raw.fullName) || NOBODY,
    email: text(raw.email),
  };
}

const toParty = (reference: unknown) => {
  const raw = asRaw(reference);
  return { _id: idOf(reference), user: toPerson(raw.user ?? ('name' in raw ? raw : null)) };
};

const toLocation = (value: unknown): Location => {
  const raw = asRaw(value);
  return {
    street: text(raw.street) || text(value),
    city: text(raw.city),
    state: text(raw.state),
    zipCode: figures(raw.zipCode),
  };
};

export function toAssignment(value: unknown): AssignmentView {
  const raw = asRaw(value);
  const guard = asRaw(raw.guard);
  return {
    _id: idOf(value),
    guard: { ...toParty(raw.guard), experience: num(guard.experience, 0) },
    client: toParty(raw.client),
    shift: text(raw.shift),
    status: text(raw.status) || 'active',
    location: toLocation(raw.location),
    startDate: dayOf(raw.startDate),
    endDate: dayOf(raw.endDate),
    createdAt: text(raw.createdAt),
  };
}

/** Whether there is more than an id. */
export const isReference = (value: unknown): boolean => typeof value === 'object' && value !== null;

const toReview = (value: unknown): Review => {
  const raw = asRaw(value);
  return {
    rating: num(raw.rating, 0),
    comment: text(raw.comment) || text(raw.text),
    clientName: text(raw.clientName) || toPerson(raw.client).name,
    createdAt: text(raw.createdAt),
  };
};

/** What every view of a guard has. */
export const guardBase = (value: unknown, raw: Raw) => ({
  _id: idOf(value),
  user: toPerson(raw.user),
  status: text(raw.status),
  experience: num(raw.experience, 0),
  specialization: Array.isArray(raw.specialization)
    ? raw.specialization.map(text).filter(Boolean)
    : [text(raw.specialization)].filter(Boolean),
  rating: Math.round(num(raw.rating, 0) * 10) / 10,
  reviews: listIn(raw.reviews).map(toReview),
  createdAt: text(raw.createdAt),
});

export function toGuard(value: unknown): GuardView {
  const raw = asRaw(value);
  const current = raw.currentAssignment;
  return { ...guardBase(value, raw), currentAssignment: isReference(current) ? toAssignment(current) : null };
}

export function toClient(value: unknown): ClientView {
  const raw = asRaw(value);
  const activeAssignments = listIn(raw.activeAssignments).filter(isReference).map(toAssignment);
  const held = listIn(raw.activeAssignments).length;
  return {
    _id: idOf(value),
    user: toPerson(raw.user),
    serviceType: text(raw.serviceType),
    location: text(raw.location),
    numberOfGuards: num(raw.numberOfGuards, null),
    status: held > 0 ? 'assigned' : 'unassigned',
    activeAssignments,
    createdAt: text(raw.createdAt),
    unpaid: num(raw.unpaid, null),
  };
}

export function toBill(value: unknown): BillView {
  const raw = asRaw(value);
  return {
    _id: idOf(value),
    billNumber: figures(raw.billNumber),
    client: toParty(raw.client),
    amount: num(raw.amount, 0),
    dueDate: dayOf(raw.dueDate),
    description: text(raw.description),
    driveLink: text(raw.driveLink),
    status: text(raw.status) || 'pending',
    createdAt: text(raw.createdAt),
  };
}

export function toClientApplication(value: unknown): ClientApplicationView {
  const raw = asRaw(value);
  return {
    _id: idOf(value),
    user: toPerson(raw.user ?? raw.client),
    serviceType: text(raw.serviceType),
    location: text(raw.location),
    startDate: dayOf(raw.startDate),
    endDate: dayOf(raw.endDate),
    numberOfGuards: num(raw.numberOfGuards, 0),
    additionalDetails: text(raw.additionalDetails),
    status: text(raw.status) || 'pending',
    createdAt: text(raw.createdAt),
  };
}

export function toSecurityApplication(value: unknown): SecurityApplicationView {
  const raw = asRaw(value);
  return {
    _id: idOf(value),
    user: toPerson(raw.user),
    fullName: text(raw.fullName),
    dateOfBirth: dayOf(raw.dateOfBirth),
    address: text(raw.address),
    phoneNumber: figures(raw.phoneNumber),
    experience: num(raw.experience, 0),
    qualifications: text(raw.qualifications),
    previousEmployer: text(raw.previousEmployer),
    documents: listIn(raw.documents).map(text),
    additionalDetails: text(raw.additionalDetails),
    status: text(raw.status) || 'pending',
    createdAt: text(raw.createdAt),
  };
}
