import type { ConsentPurpose } from '@prahari/contract/auth';
import type { Db, Tables, Tx } from '../../db/tables.ts';

/** Returns the purposes that a person was asked about, in no particular order. */
export const selectConsents = (db: Db, userId: string) =>
  db
    .selectFrom('consents')
    .select(['purpose', 'notice', 'given_at as givenAt', 'withdrawn_at as withdrawnAt'])
    .where('user_id', '=', userId)
    .execute();

export async function insertConsents(tx: Tx, rows: readonly Tables['consents'][]): Promise<void> {
  await tx.insertInto('consents').values(rows).execute();
}

/** True if a person agrees to a purpose; undefined for one who was shown no notice, as in SPEC's own signup. */
export async function selectConsent(
  db: Db,
  userId: string,
  purpose: ConsentPurpose,
): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('consents')
    .select(['notice', 'given_at', 'withdrawn_at'])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!row || row.notice === null) return undefined;
  return row.given_at !== null && row.withdrawn_at === null;
}

/** Records a consent with its notice. Returns false for an existing one. */
export async function giveConsent(tx: Tx, row: Omit<Tables['consents'], 'withdrawn_at'>): Promise<boolean> {
  const { notice, given_at } = row;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('consents')
    .values({ ...row, withdrawn_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'purpose'])
        .doUpdateSet({ notice, given_at, withdrawn_at: null })
        .where((known) =>
          known.or([known('consents.given_at', 'is', null), known('consents.withdrawn_at', 'is not', null)]),
        ),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Withdraws a consent, or refuses one that nobody asked for. Returns false for one that is refused already. */
export async function withdrawConsent(
  tx: Tx,
  row: Omit<Tables['consents'], 'given_at' | 'withdrawn_at'> & { withdrawn_at: string },
): Promise<boolean> {
  const { notice, withdrawn_at } = row;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('consents')
    .values({ ...row, given_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'purpose'])
        .doUpdateSet((known) => ({
          notice: known.fn.coalesce('consents.notice', known.val(notice)),
          withdrawn_at,
        }))
        .where('consents.withdrawn_at', 'is', null)
        .where((known) =>
          known.or([known('consents.given_at', 'is not', null), known('consents.notice', 'is', null)]),
        ),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
