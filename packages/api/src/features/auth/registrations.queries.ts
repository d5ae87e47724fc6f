import { OTP_TRIES } from '@prahari/contract/constants';
import { type Insertable, sql } from 'kysely';
import { nowText } from '../../db/ids.ts';
import type { Db, Tables } from '../../db/tables.ts';

type Registration = Tables['registrations'];

/** The pending signup of an address, if there is one. */
export const registrationByEmail = (db: Db, email: string) =>
  db
    .selectFrom('registrations')
    .select(['id', 'role', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();

/** Replaces an older registration of the address and its code. */
export async function upsertRegistration(db: Db, registration: Insertable<Registration>): Promise<void> {
  await db
    .insertInto('registrations')
    .values(registration)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(registration))
    .execute();
}

/** Replaces the code of a pending registration; undefined when none is pending. */
export const replaceSignupCode = (db: Db, email: string, code: { codeHash: string; expiresAt: string }) =>
  db
    .updateTable('registrations')
    .set({ code_hash: code.codeHash, code_expires_at: code.expiresAt, tries: 0 })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();

/** Consumes one attempt at a code and returns its hash; undefined without a valid code or an attempt left. */
export const consumeSignupAttempt = (db: Db, email: string) =>
  db
    .updateTable('registrations')
    .set({ tries: sql<number>`tries + 1` })
    .where('email', '=', email)
    .where('tries', '<', OTP_TRIES)
    .where('code_expires_at', '>', nowText())
    .returning(['id', 'code_hash'])
    .executeTakeFirst();

/** Deletes and returns a registration, only while it still has the code that was verified. */
export const deleteRegistration = (db: Db, { id, code_hash }: Pick<Registration, 'id' | 'code_hash'>) =>
  db
    .deleteFrom('registrations')
    .where('id', '=', id)
    .where('code_hash', '=', code_hash)
    .returningAll()
    .executeTakeFirst();
