import { AppError } from '../AppError.ts';
import { nowText } from '../db/ids.ts';
import type { Tx } from '../db/tables.ts';

const KEY = /^[\x21-\x7e]{1,255}$/;

export interface OnceKey {
  userId: string;
  key: string;
  /** Of endpoint and body. */
  hash: string;
}

/**
 * Does the work for a key once. The row of the key is written first, so of two requests at the same time one waits for the
 * other's end; a refusal rolls the key back with everything else.
 */
export async function once<T>(tx: Tx, { userId, key, hash }: OnceKey, work: () => Promise<T>): Promise<T> {
  if (!KEY.test(key))
    throw new AppError(
      400,
      'request.bad_idempotency_key',
      'Idempotency-Key must be 1 to 255 visible characters',
    );
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, request_hash: hash, status: 0, reply: '', created_at: nowText() })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) {
    const before = await tx
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'reply'])
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (before.request_hash !== hash) {
      throw new AppError(
        409,
        'request.idempotency_key_reused',
        'This Idempotency-Key was used for another request',
      );
    }
    return JSON.parse(before.reply) as T;
  }
  const reply = await work();
  await tx
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(reply), status: 1 })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
  return reply;
}
