import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from './open.ts';
import type { Db } from './tables.ts';

/** What stands between the digits of a phone, and before them. */
const BESIDE_DIGITS = ['+', ' ', '(', ')', '.', '-', '–', '/'];

/** How many of its last digits a phone is looked up by: those of an Indian number without its country code. */
const LAST_DIGITS = 10;

/** The last digits of a user's phone, which may be stored as it was typed; written as in the index `users_phone`. */
export function lastDigitsOfPhone(db: Db): RawBuilder<string> {
  const digits = BESIDE_DIGITS.reduce<RawBuilder<string>>(
    (text, beside) => sql`replace(${text}, ${sql.lit(beside)}, '')`,
    sql.ref('phone'),
  );
  return isPostgres(db)
    ? sql<string>`right(${digits}, ${sql.lit(LAST_DIGITS)})`
    : sql<string>`substr(${digits}, ${sql.lit(-LAST_DIGITS)})`;
}

/** The last digits that a phone in E.164 can have where it is stored as it was typed: with + or 00 before its digits. */
export function lastDigitsOf(phone: string): string[] {
  const digits = phone.slice(1);
  return [...new Set([digits, `00${digits}`].map((written) => written.slice(-LAST_DIGITS)))];
}
