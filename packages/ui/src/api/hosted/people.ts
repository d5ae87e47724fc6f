import { dayInIndia, type Person } from '@prahari/contract';
import { asRaw, idOf, text } from './read.ts';

/** Shown where a reply names nobody. */
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

/** A guard or client inside another row: an object with a user, an id string or null. */
export const toParty = (reference: unknown) => {
  const raw = asRaw(reference);
  return { _id: idOf(reference), user: toPerson(raw.user ?? ('name' in raw ? raw : null)) };
};

/** The day of a date, or the day in India of an instant. A date written otherwise stays as it came. */
export const toDay = (value: unknown): string => dayInIndia(text(value));
