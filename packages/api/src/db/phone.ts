import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from './open.ts';
import type { Db } from './tables.ts';

/** The last ten digits of a user's phone, which may be stored as it was typed; written as in the index `users_phone`. */
export function lastDigitsOfPhone(db: Db): RawBuilder<string> {
  const digits = sql`replace(replace(replace(replace(replace(replace(replace(replace(
    phone, '+', ''), ' ', ''), '(', ''), ')', ''), '.', ''), '-', ''), '–', ''), '/', '')`;
  return isPostgres(db) ? sql<string>`right(${digits}, 10)` : sql<string>`substr(${digits}, -10)`;
}

/** The last ten digits that a phone in E.164 can have where it is stored as it was typed: with + or 00 before its digits. */
export function lastDigitsOf(phone: string): string[] {
  const digits = phone.slice(1);
  return [...new Set([digits, `00${digits}`].map((written) => written.slice(-10)))];
}
