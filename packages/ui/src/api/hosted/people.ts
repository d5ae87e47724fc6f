import type { Person } from '@prahari/contract/people';
import { dayInIndia } from '@prahari/domain/days';
import { asRaw, idOf, text } from './read.ts';

/** Shown instead of a missing name. */
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

/** Reads a day, or the day in India of an instant. A date in another format is returned unchanged. */
export const toDay = (value: unknown): string => dayInIndia(text(value));
