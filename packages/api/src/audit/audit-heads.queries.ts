import type { Db } from '../db/tables.ts';
import type { SignedHead } from './head-signer.ts';

/** Keeps a process's newest signed head beside the chain, so that backups have it. */
export async function upsertHead(db: Db, keyId: string, head: SignedHead): Promise<void> {
  await db
    .insertInto('audit_heads')
    .values({ key_id: keyId, ...head })
    .onConflict((conflict) => conflict.column('key_id').doUpdateSet({ ...head }))
    .execute();
}

/** Returns the newest signed head of each key. */
export const selectHeads = (db: Db) =>
  db.selectFrom('audit_heads').select(['key_id', 'seq', 'hash', 'at', 'signature']).execute();

/** Returns the hash of a link, or undefined. */
export const hashOfLinkAt = async (db: Db, seq: number): Promise<string | undefined> =>
  (await db.selectFrom('audit_chain').select('hash').where('seq', '=', seq).executeTakeFirst())?.hash;
