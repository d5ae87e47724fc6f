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

/** Texts of servers for a day that they do not know. */
const NO_DAY = /^(invalid date|null|undefined|nan|0000-00-00.*)$/i;
/** A day as JavaScript and mail write it: `Thu Nov 12 2026 00:00:00 GMT+0530`, `12 Nov 2026`. */
const WITH_MONTH_NAME = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b.*\d{4}/i;
/** A day and a time as databases print them: `2026-11-12 10:30:00`. */
const SPACED = /^(\d{4}-\d\d-\d\d) (?=\d)/;

const isoOf = (at: Date): string => (Number.isNaN(at.getTime()) ? '' : at.toISOString());

/** Reads an instant from ISO 8601, milliseconds or a text with the month's name; returns any other text unchanged. */
export function toInstant(value: unknown): string {
  if (typeof value === 'number') return isoOf(new Date(value));
  const sent = text(value).trim();
  if (NO_DAY.test(sent)) return '';
  if (WITH_MONTH_NAME.test(sent)) return isoOf(new Date(sent)) || sent;
  return sent.replace(SPACED, '$1T');
}

/** Reads a day, or an instant's day in India, and returns any other text unchanged. */
export const toDay = (value: unknown): string => dayInIndia(toInstant(value));
