import { createHash } from 'node:crypto';
import type { Definition, HandlerReplyOf } from '@prahari/contract/definition';
import { AppError } from '../AppError.ts';
import type { IdempotencyKey } from '../db/idempotency-keys.ts';
import type { Db, Tx } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import { routeOf } from './access.ts';
import type { App } from './context.ts';
import { earlierReply, idempotencyKeyOf, withIdempotency } from './idempotency.ts';
import { type Call, callOf } from './serve.ts';

/** Returns the Idempotency-Key of a call with the hash of its endpoint and body, or undefined. @throws 400 for a malformed key */
function keyOf<D extends Definition>(endpoint: D, { context, caller, id, body }: Call<D>) {
  const key = idempotencyKeyOf(context.req.header('idempotency-key'));
  if (key === undefined) return undefined;
  const hash = createHash('sha256')
    .update(JSON.stringify([endpoint.path, id, body]))
    .digest('hex');
  return { userId: caller.id, key, hash };
}

const onceByKey = <T>(tx: Tx, key: IdempotencyKey | undefined, work: () => Promise<T>): Promise<T> =>
  key === undefined ? work() : withIdempotency(tx, key, work);

interface Creating<D extends Definition, Prepared> {
  /** Runs before the transaction, for work that must not hold it up. A call whose key has a reply doesn't run it. */
  prepare: (call: Call<D>) => Promise<Prepared>;
  create: (tx: Tx, call: Call<D>, prepared: Prepared) => Promise<HandlerReplyOf<D>>;
  /** Takes back what was prepared, where `create` was refused or a concurrent call with the same key came first. */
  discard: (prepared: Prepared) => Promise<void>;
}

/** Serves an endpoint that creates a row, as `serveCreate` does, after work outside the transaction. */
export function servePrepared<D extends Definition & { creates: true }, Prepared>(
  app: App,
  db: Db,
  endpoint: D,
  { prepare, create, discard }: Creating<D, Prepared>,
): void {
  app.on(endpoint.method, routeOf(endpoint), async (c) => {
    const call = await callOf(endpoint, c);
    const key = keyOf(endpoint, call);
    const earlier = key && (await earlierReply<object>(db, key));
    if (earlier) return c.json(earlier, endpoint.status ?? 200);
    const prepared = await prepare(call);
    let isUsed = false;
    try {
      const reply = await inTransaction(db, (tx) => {
        isUsed = false;
        return onceByKey(tx, key, () => {
          isUsed = true;
          return create(tx, call, prepared);
        });
      });
      if (!isUsed) await discard(prepared);
      return c.json(reply as object, endpoint.status ?? 200);
    } catch (error) {
      // After any other error the row may stand all the same.
      if (error instanceof AppError) await discard(prepared);
      throw error;
    }
  });
}

/**
 * Serves an endpoint that creates a row, in one transaction, and calls `committed` afterwards. With
 * an Idempotency-Key the same body gives the same reply and one row, another body a 409.
 */
export function serveCreate<D extends Definition & { creates: true }>(
  app: App,
  db: Db,
  endpoint: D,
  create: (tx: Tx, call: Call<D>) => Promise<HandlerReplyOf<D>>,
  committed?: () => void,
): void {
  app.on(endpoint.method, routeOf(endpoint), async (c) => {
    const call = await callOf(endpoint, c);
    const reply = await inTransaction(db, (tx) =>
      onceByKey(tx, keyOf(endpoint, call), () => create(tx, call)),
    );
    committed?.();
    return c.json(reply as object, endpoint.status ?? 200);
  });
}
