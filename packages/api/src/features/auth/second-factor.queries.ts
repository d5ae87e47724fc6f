import { nowText } from '../../db/ids.ts';
import type { Db } from '../../db/tables.ts';

/** As it is, switched on or being set up. */
export const secondFactorRow = (db: Db, userId: string) =>
  db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Takes the place of a secret that was never switched on. Says whether it could: one that is on stays. */
export async function upsertPendingSecret(
  db: Db,
  row: { user_id: string; secret: string; recovery_salt: string },
): Promise<boolean> {
  const fresh = { ...row, created_at: nowText(), last_step: 0, enabled_at: null };
  const put = await db
    .insertInto('second_factors')
    .values(fresh)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(fresh).where('second_factors.enabled_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return put !== undefined;
}

/** Says whether this very secret was still waiting to be switched on. `step` is used up with it. */
export async function enableSecondFactor(
  db: Db,
  { userId, secret, step }: { userId: string; secret: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ enabled_at: nowText(), last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('enabled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Says whether the step was later than all used before. Of two at the same time with one code one gets it. */
export async function consumeStep(
  db: Db,
  { userId, secret, step }: { userId: string; secret: string; step: number },
): Promise<boolean> {
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

/** Uses a code up. Says whether it was one: of two at the same time one gets it. */
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

/** Says whether there was a second factor that was on. */
export async function deleteSecondFactor(db: Db, userId: string): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const { numDeletedRows } = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('enabled_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
