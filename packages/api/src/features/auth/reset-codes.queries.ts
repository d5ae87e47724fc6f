import { OTP_TRIES } from '@prahari/contract/constants';
import { type Insertable, sql } from 'kysely';
import { nowText } from '../../db/ids.ts';
import type { Db, Tables } from '../../db/tables.ts';

type ResetCode = Tables['reset_codes'];

/** Replaces an older code of the address. */
export async function upsertResetCode(db: Db, code: Insertable<ResetCode>): Promise<void> {
  await db
    .insertInto('reset_codes')
    .values(code)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(code))
    .execute();
}

/** Consumes one attempt at a code and returns its hash; undefined without a valid code or an attempt left. */
export const consumeResetAttempt = (db: Db, email: string) =>
  db
    .updateTable('reset_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('email', '=', email)
    .where('tries', '<', OTP_TRIES)
    .where('expires_at', '>', nowText())
    .returning('code_hash')
    .executeTakeFirst();

const sameCode = (email: string, codeHash: string) => ({ email, code_hash: codeHash });

/** Refunds the attempt of a right code. */
export async function refundResetAttempt(db: Db, email: string, codeHash: string): Promise<void> {
  await db
    .updateTable('reset_codes')
    .set({ tries: sql<number>`tries - 1` })
    .where((row) => row.and(sameCode(email, codeHash)))
    .execute();
}

/** Deletes a code. Returns whether it existed: of two concurrent requests one succeeds. */
export async function consumeResetCode(db: Db, email: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('reset_codes')
    .where((row) => row.and(sameCode(email, codeHash)))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes an unused code. */
export async function deleteResetCode(db: Db, email: string): Promise<void> {
  await db.deleteFrom('reset_codes').where('email', '=', email).execute();
}
