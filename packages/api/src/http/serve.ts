import { createHash } from 'node:crypto';
import { UNDO_SECONDS } from '@prahari/contract/constants';
import type { Definition, HandlerReplyOf, ParsedBodyOf, ParsedQueryOf } from '@prahari/contract/definition';
import type { ListQuery } from '@prahari/contract/lists';
import type { UndoOffer } from '@prahari/contract/reply.schemas';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { AppError, invalidFields } from '../AppError.ts';
import type { IdempotencyKey } from '../db/idempotency-keys.ts';
import type { Db, Read, Tx } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import { whenHashingIsFree } from '../limits/hashing-queue.ts';
import { WholeList } from '../read-model/reply.ts';
import { routeOf } from './access.ts';
import { bodyEndedEarly, jsonBody } from './body.ts';
import type { App, AppEnv, Caller } from './context.ts';
import { DownloadFile, sendDownloadFile } from './download-file.ts';
import { earlierReply, idempotencyKeyOf, withIdempotency } from './idempotency.ts';
import { listQuery } from './list-query.ts';
import { sendWholeList } from './whole-list.ts';

export const data = <T>(value: T): { success: true; data: T } => ({ success: true, data: value });
/** Returns a reply's offer to undo a write, by its audit entry. */
export const undoOffer = (entryId: string): UndoOffer => ({ entryId, seconds: UNDO_SECONDS });
/** Returns `{ undo }` for a write's audit entry, or nothing if nothing was changed. */
export const undoable = (entryId: string | undefined): { undo?: UndoOffer } =>
  entryId === undefined ? {} : { undo: undoOffer(entryId) };
export const message = (text: string): { success: true; message: string } => ({
  success: true,
  message: text,
});

/** @throws 400 that names each invalid field once */
function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const messages = new Map<string, string>();
  for (const { path, message: text } of result.error.issues) {
    if (!messages.has(path.join('.'))) messages.set(path.join('.'), text);
  }
  throw invalidFields([...messages].map(([path, text]) => ({ path, message: text })));
}

/** Reads the parameters of a query and ignores others. @throws 400 that names each one */
function parseQuery<Query extends NonNullable<Definition['query']>>(
  query: Query,
  sent: Record<string, string[]>,
): z.output<Query> {
  const names = Object.keys(query.shape);
  const repeated = names.find((name) => (sent[name]?.length ?? 0) > 1);
  if (repeated) throw invalidFields([{ path: repeated, message: `${repeated} must be given once` }]);
  const parameters = names.flatMap((name) => (sent[name] ? [[name, sent[name]?.[0]]] : []));
  return parse(query, Object.fromEntries(parameters));
}

/** The validated input of a handler. */
export interface Call<D extends Definition> {
  body: ParsedBodyOf<D>;
  /** Empty for endpoints without `list`. */
  list: ListQuery;
  /** Undefined for endpoints without a query of their own. */
  query: ParsedQueryOf<D>;
  /** The `{id}` of the path, not validated. */
  id: string;
  /** The `{token}` of a link without the ending of a file, not validated. */
  token: string;
  /** Always set behind a role or `session`; throws on a public endpoint. */
  readonly caller: Caller;
  source: string;
  userAgent: string | null;
  /** The id of a browser that the account knows, from `beforeHashing`. */
  readonly browser: string | undefined;
  context: Context<AppEnv>;
}

/** Reads the input of a call to an endpoint. @throws 400 that names each invalid field once */
async function callOf<D extends Definition>(endpoint: D, context: Context<AppEnv>): Promise<Call<D>> {
  const { req } = context;
  return {
    body: (endpoint.body && parse(endpoint.body, await jsonBody(context))) as ParsedBodyOf<D>,
    list: endpoint.list ? listQuery(endpoint.list, req.queries()) : {},
    query: (endpoint.query && parseQuery(endpoint.query, req.queries())) as ParsedQueryOf<D>,
    id: req.param('id') ?? '',
    token: req.param('token')?.replace(/\.\w+$/, '') ?? '',
    get caller() {
      const caller = context.get('caller');
      if (!caller) throw new Error(`${req.path} reads the caller but anyone may call it`);
      return caller;
    },
    source: context.get('source'),
    userAgent: req.header('user-agent')?.slice(0, 300) ?? null,
    get browser() {
      return context.get('browser');
    },
    context,
  };
}

interface HashingOptions<D extends Definition> {
  /**
   * Runs before a call waits to hash, and may refuse it. Returns the id of a browser that the
   * account knows: its calls wait and count by themselves.
   */
  beforeHashing?: (call: Call<D>) => Promise<string | undefined>;
}

/** Runs a handler that hashes when it is its turn. @throws tooBusy, tooManyCalls */
async function whenItMayHash<T>(
  c: Context<AppEnv>,
  browser: string | undefined,
  handle: () => Promise<T>,
): Promise<T> {
  c.set('browser', browser);
  const place = browser === undefined ? c.get('place') : { caller: `browser ${browser}`, part: '' };
  return whenHashingIsFree(place, async () => {
    // The client has disconnected.
    if (c.env.outgoing.closed) throw bodyEndedEarly();
    await c.get('countAuthCall')?.(browser);
    return handle();
  });
}

/** Serves an endpoint of the contract. The handler returns the whole reply, the rows of a whole list, or a file. */
export function serve<D extends Definition>(
  app: App,
  endpoint: D,
  handle: (call: Call<D>) => Promise<HandlerReplyOf<D> | WholeList | DownloadFile>,
  { beforeHashing }: HashingOptions<D> = {},
): void {
  app.on(endpoint.method, routeOf(endpoint), async (c) => {
    const call = await callOf(endpoint, c);
    const reply = await (endpoint.hashes
      ? whenItMayHash(c, await beforeHashing?.(call), () => handle(call))
      : handle(call));
    if (reply instanceof WholeList) return sendWholeList(c, reply, { bare: endpoint.list?.bare ?? false });
    if (reply instanceof DownloadFile) return sendDownloadFile(c, reply);
    return c.json(reply as object, endpoint.status ?? 200);
  });
}

/**
 * Serves an endpoint that may read from a replica, which the handler gets as `db`. A whole list
 * comes from the primary: it is read while it is sent, too late to fall back.
 */
export function serveRead<D extends Definition>(
  app: App,
  { db, read }: { db: Db; read?: Read | undefined },
  endpoint: D,
  handle: (db: Db, call: Call<D>) => Promise<HandlerReplyOf<D> | WholeList>,
): void {
  if (!endpoint.mayBeStale) throw new Error(`The contract does not allow ${endpoint.path} to be stale`);
  serve(app, endpoint, async (call) => {
    const reply = await (read ? read((replica) => handle(replica, call)) : handle(db, call));
    return read && reply instanceof WholeList ? handle(db, call) : reply;
  });
}

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
