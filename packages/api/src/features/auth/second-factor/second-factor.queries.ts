import { compiledRead } from '../../../db/compiled.ts';
import { nowText } from '../../../db/ids.ts';
import type { Db, Tables } from '../../../db/tables.ts';

const secondFactorsOf = compiledRead<{ userId: string }, Tables['second_factors']>(
  'second-factors-of',
  (db, value) => db.selectFrom('second_factors').selectAll().where('user_id', '=', value('userId')),
);

/** Returns the second factor, enabled or pending. */
export const secondFactorRow = async (
  db: Db,
  userId: string,
): Promise<Tables['second_factors'] | undefined> => (await secondFactorsOf(db, { userId }))[0];

/** Stores a secret in place of a pending one. Returns false when one is enabled. */
export async function upsertPendingSecret(
  db: Db,
  row: { user_id: string; secret: string; recovery_salt: string },
): Promise<boolean> {
  const fresh = { ...row, created_at: nowText(), last_step: 0, enabled_at: null };
  const upserted = await db
    .insertInto('second_factors')
    .values(fresh)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(fresh).where('second_factors.enabled_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return upserted !== undefined;
}

/** The time step of a code (RFC 6238) that was made with a user's secret. */
interface UsedStep {
  userId: string;
  secret: string;
  step: number;
}

/** Enables a pending secret and consumes `step`. Returns false for any other secret. */
export async function setSecondFactorEnabled(db: Db, { userId, secret, step }: UsedStep): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ enabled_at: nowText(), last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('enabled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Consumes a step, once even by concurrent calls. Returns false unless it is the latest. */
export async function consumeStep(db: Db, { userId, secret, step }: UsedStep): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertRecoveryCodes(db: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Deletes a recovery code, once even by concurrent calls. Returns false if it is gone. */
export async function consumeRecoveryCode(db: Db, userId: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const countRecoveryCodes = async (db: Db, userId: string): Promise<number> =>
  (await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute()).length;

/** Returns true if a second factor was enabled. */
export async function deleteSecondFactor(db: Db, userId: string): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const { numDeletedRows } = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('enabled_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
