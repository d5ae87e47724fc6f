import { AppError } from '../AppError.ts';
import { type IdempotencyKey, insertKey, saveReply, selectKey } from '../db/idempotency-keys.ts';
import type { Db, Tx } from '../db/tables.ts';

const KEY = /^[\x21-\x7e]{1,255}$/;

/** Returns the Idempotency-Key of a call, or undefined. @throws 400 for a malformed key */
export function idempotencyKeyOf(header: string | undefined): string | undefined {
  if (header === undefined || KEY.test(header)) return header;
  throw new AppError({
    status: 400,
    code: 'request.bad_idempotency_key',
    message: 'Idempotency-Key must be 1 to 255 visible characters',
  });
}

/** @throws 409 for a key that another request used */
function replyOf<T>(key: IdempotencyKey, earlier: { request_hash: string; reply: string }): T {
  if (earlier.request_hash === key.hash) return JSON.parse(earlier.reply) as T;
  throw new AppError({
    status: 409,
    code: 'request.idempotency_key_reused',
    message: 'This Idempotency-Key was used for another request',
  });
}

/**
 * Returns the reply that a key has already; undefined for a new key. Two concurrent calls may both find none.
 * @throws 409 for a key that another request used
 */
export async function earlierReply<T>(db: Db, key: IdempotencyKey): Promise<T | undefined> {
  const earlier = await selectKey(db, key);
  return earlier && replyOf<T>(key, earlier);
}

/**
 * Runs `work` once per key and repeats its reply for the same key and body. The key is inserted
 * first, so a concurrent request waits; a refused request rolls the key back.
 * @throws 409 for a key that another request used
 */
export async function withIdempotency<T>(tx: Tx, key: IdempotencyKey, work: () => Promise<T>): Promise<T> {
  if (!(await insertKey(tx, key))) {
    const earlier = await selectKey(tx, key);
    if (!earlier) throw new Error('An Idempotency-Key was deleted meanwhile');
    return replyOf(key, earlier);
  }
  const reply = await work();
  await saveReply(tx, key, JSON.stringify(reply));
  return reply;
}
