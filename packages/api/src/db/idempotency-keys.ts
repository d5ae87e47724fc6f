import { nowText } from './ids.ts';
import type { Db, Tx } from './tables.ts';

export interface IdempotencyKey {
  userId: string;
  key: string;
  /** The SHA-256 of endpoint and body. */
  hash: string;
}

/** Inserts a key after concurrent ones, or returns false if the person has used it. */
export async function insertKey(tx: Tx, { userId, key, hash }: IdempotencyKey): Promise<boolean> {
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, request_hash: hash, status: 0, reply: '', created_at: nowText() })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Returns the request and the reply of a key; undefined for an unknown one. */
export const selectKey = (db: Db, { userId, key }: IdempotencyKey) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'reply'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();

/** @param reply as JSON */
export async function saveReply(tx: Tx, { userId, key }: IdempotencyKey, reply: string): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ reply, status: 1 })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}
