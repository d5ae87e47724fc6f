import { OTP_TRIES } from '@prahari/contract/constants';
import { type Insertable, sql } from 'kysely';
import { nowText } from '../../../db/ids.ts';
import type { Db, Tables } from '../../../db/tables.ts';

type ResetCode = Tables['reset_codes'];

/** A stranger's try is compared with this many of the address's latest codes. */
const TRIED_AT_ONCE = 3;

/** Replaces an older code of the address for the same client IP. */
export async function upsertResetCode(db: Db, code: Insertable<ResetCode>): Promise<void> {
  await db
    .insertInto('reset_codes')
    .values(code)
    .onConflict((conflict) => conflict.columns(['email', 'source']).doUpdateSet(code))
    .execute();
}

/** Returns the live code of an address for this client IP or, without one, the newest of others. */
export async function selectResetCodes(db: Db, email: string, source: string) {
  const live = db
    .selectFrom('reset_codes')
    .select(['source', 'code_hash'])
    .where('email', '=', email)
    .where('expires_at', '>', nowText());
  const own = await live.where('source', '=', source).execute();
  return own.length > 0 ? own : live.orderBy('created_at', 'desc').limit(TRIED_AT_ONCE).execute();
}

/** Counts a try of the client IP that asked for a code. Returns false when all are used up. */
export async function consumeResetTry(db: Db, email: string, source: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reset_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('email', '=', email)
    .where('source', '=', source)
    .where('tries', '<', OTP_TRIES)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Refunds the try of a right code. */
export async function refundResetTry(db: Db, email: string, source: string): Promise<void> {
  await db
    .updateTable('reset_codes')
    .set({ tries: sql<number>`tries - 1` })
    .where('email', '=', email)
    .where('source', '=', source)
    .where('tries', '>', 0)
    .execute();
}

/** Deletes a code and returns true if it existed. Only one of two concurrent requests succeeds. */
export async function consumeResetCode(db: Db, email: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('reset_codes')
    .where('email', '=', email)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteResetCodes(db: Db, email: string): Promise<void> {
  await db.deleteFrom('reset_codes').where('email', '=', email).execute();
}
