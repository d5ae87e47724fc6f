import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from './open.ts';
import type { Db } from './tables.ts';

/** Selects the last ten digits of a phone as typed, exactly like the index `users_phone`. */
export function lastDigitsOfPhone(db: Db): RawBuilder<string> {
  const digits = sql`replace(replace(replace(replace(replace(replace(replace(replace(
    phone, '+', ''), ' ', ''), '(', ''), ')', ''), '.', ''), '-', ''), '–', ''), '/', '')`;
  return isPostgres(db) ? sql<string>`right(${digits}, 10)` : sql<string>`substr(${digits}, -10)`;
}

/** Returns the last ten digits of a phone in E.164 if typed with + or 00. */
export function lastDigitsOf(phone: string): string[] {
  const digits = phone.slice(1);
  return [...new Set([digits, `00${digits}`].map((written) => written.slice(-10)))];
}
