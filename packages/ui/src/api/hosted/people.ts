import type { Person } from '@prahari/contract/people';
import { dayInIndia } from '@prahari/domain/days';
import { asRaw, idOf, text } from './read.ts';

/** Shown for a missing name. */
const NOBODY = 'Not given';

/** Reads a person from an object, an id string or null. */
export function toPerson(reference: unknown): Person {
  const raw = asRaw(reference);
  return {
    _id: idOf(reference),
    name: text(raw.name) || text(raw.fullName) || NOBODY,
    email: text(raw.email),
  };
}

/** Reads the guard or client of another row from an object with a user, an id string or null. */
export const toGuardOrClient = (reference: unknown) => {
  const raw = asRaw(reference);
  return { _id: idOf(reference), user: toPerson(raw.user ?? ('name' in raw ? raw : null)) };
};

/** Reads a day, or an instant's day in India, and returns any other text unchanged. */
export const toDay = (value: unknown): string => dayInIndia(text(value));
