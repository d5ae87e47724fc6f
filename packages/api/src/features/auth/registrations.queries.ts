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

/** Takes the place of an older registration of the address, whose code is dead with it. */
export async function upsertRegistration(db: Db, registration: Insertable<Registration>): Promise<void> {
  await db
    .insertInto('registrations')
    .values(registration)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(registration))
    .execute();
}

/** Gives a pending registration another code; undefined when none is pending. */
export const replaceSignupCode = (db: Db, email: string, code: { codeHash: string; expiresAt: string }) =>
  db
    .updateTable('registrations')
    .set({ code_hash: code.codeHash, code_expires_at: code.expiresAt, tries: 0 })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();

/** Spends one of the tries at a code and gives its hash; undefined when there is no live code or no try left. */
export const consumeSignupAttempt = (db: Db, email: string) =>
  db
    .updateTable('registrations')
    .set({ tries: sql<number>`tries + 1` })
    .where('email', '=', email)
    .where('tries', '<', OTP_TRIES)
    .where('code_expires_at', '>', nowText())
    .returning(['id', 'code_hash'])
    .executeTakeFirst();

/** Takes a registration away for its account, once: only while it still has the code that was checked. */
export const deleteRegistration = (db: Db, { id, code_hash }: Pick<Registration, 'id' | 'code_hash'>) =>
  db
    .deleteFrom('registrations')
    .where('id', '=', id)
    .where('code_hash', '=', code_hash)
    .returningAll()
    .executeTakeFirst();
