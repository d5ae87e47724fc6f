import { constants, gzipSync } from 'node:zlib';
import { LIST_LIMIT_MAX, LIST_SEARCH_MAX, UNDO_SECONDS } from '@prahari/contract/constants';
import {
  canBeMissing,
  type Definition,
  type HandlerReplyOf,
  type ParsedBodyOf,
  type ParsedQueryOf,
} from '@prahari/contract/definition';
import type { ListSpec } from '@prahari/contract/endpoint';
import { ID } from '@prahari/contract/fields';
import type { ListQuery } from '@prahari/contract/lists';
import type { UndoOffer } from '@prahari/contract/reply.schemas';
import { cleanText } from '@prahari/domain/clean-text';
import { isDayInRange } from '@prahari/domain/days';
import type { Context, HonoRequest } from 'hono';
import * as z from 'zod/mini';
import { invalidFields } from '../AppError.ts';
import type { Db, Read } from '../db/tables.ts';
import { WholeList } from '../read-model/reply.ts';
import { accepts } from './accept-encoding.ts';
import { routeOf } from './access.ts';
import { jsonBody } from './body.ts';
import type { App, AppEnv, Caller } from './context.ts';
import { DownloadFile, sendDownloadFile } from './download-file.ts';
import { whenItMayHash } from './hash-in-turn.ts';
import { sendWholeList } from './whole-list.ts';

/** Returns a reply's body with data. */
export const data = <T>(value: T): { success: true; data: T } => ({ success: true, data: value });
/** Returns a reply's offer to undo a write, by its audit entry. */
export const undoOffer = (entryId: string): UndoOffer => ({ entryId, seconds: UNDO_SECONDS });
/** Returns `{ undo }` for a write's audit entry, or nothing if nothing was changed. */
export const undoable = (entryId: string | undefined): { undo?: UndoOffer } =>
  entryId === undefined ? {} : { undo: undoOffer(entryId) };
/** Returns a reply's body with a sentence for the screen. */
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

/** Returns the 400 for one parameter; the caller throws it. */
const invalidField = (path: string, text: string) => invalidFields([{ path, message: text }]);

/** Returns the parameters of a query with these names and ignores others. @throws 400 for a repeated one */
function parametersOf(req: HonoRequest, names: readonly string[]): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const [name, [value = '', ...more]] of Object.entries(req.queries())) {
    if (!names.includes(name)) continue;
    if (more.length > 0) throw invalidField(name, `${name} must be given once`);
    parameters[name] = value;
  }
  return parameters;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL = /[\u0000-\u001f\u007f]/;

const LIST_PARAMETERS = ['limit', 'cursor', 'q', 'sort', 'status', 'action', 'day', 'clientId'] as const;

/**
 * Checks the parameters of a list. Ignores `action`, `day` and `clientId` where the list lacks them. A list that is
 * `alwaysPaged` has pages without `limit` too, so its cursor needs none. @throws 400
 */
export function listQuery(
  spec: ListSpec,
  parameters: { [Name in (typeof LIST_PARAMETERS)[number]]?: string | undefined },
  { alwaysPaged = false } = {},
): ListQuery {
  const { limit, cursor, q: typed, sort, status, action, day, clientId } = parameters;
  const parsed: ListQuery = {};
  if (limit !== undefined) {
    const requested = Number(limit);
    if (!/^\d{1,4}$/.test(limit) || requested < 1 || requested > LIST_LIMIT_MAX) {
      throw invalidField('limit', `limit must be a whole number from 1 to ${LIST_LIMIT_MAX}`);
    }
    parsed.limit = requested;
  }
  if (cursor !== undefined) {
    if (limit === undefined && !alwaysPaged) throw invalidField('cursor', 'cursor needs a limit beside it');
    parsed.cursor = cursor;
  }
  // Phone keyboards append a space.
  const q = typed && cleanText(typed);
  if (q) {
    if ([...q].length > LIST_SEARCH_MAX || CONTROL.test(q))
      throw invalidField('q', `q must be at most ${LIST_SEARCH_MAX} characters of plain text`);
    parsed.q = q;
  }
  if (sort !== undefined) {
    if (!spec.sort.includes(sort.replace(/^-/, '')))
      throw invalidField(
        'sort',
        `sort must be one of ${spec.sort.join(', ')}, with - before it for descending`,
      );
    parsed.sort = sort;
  }
  if (status !== undefined) {
    if (!spec.status.includes(status))
      throw invalidField('status', `status must be one of ${spec.status.join(', ')}`);
    parsed.status = status;
  }
  if (action !== undefined && spec.action) {
    if (!spec.action.includes(action)) throw invalidField('action', 'action must be one of the audit log');
    parsed.action = action;
  }
  if (day !== undefined && spec.day) {
    if (!isDayInRange(day)) throw invalidField('day', 'day must be a date that exists, as YYYY-MM-DD');
    parsed.day = day;
  }
  if (clientId !== undefined && spec.clientId) {
    if (!ID.test(clientId)) throw invalidField('clientId', 'clientId is not a valid id');
    parsed.clientId = clientId.toLowerCase();
  }
  return parsed;
}

/**
 * The validated input of a handler. A class, because V8 keeps an object literal with getters, and so the whole
 * call, until its next full collection.
 */
export class Call<D extends Definition> {
  readonly body: ParsedBodyOf<D>;
  /** Empty for endpoints without `list`. */
  readonly list: ListQuery;
  /** Undefined for endpoints without a query of their own. */
  readonly query: ParsedQueryOf<D>;
  /** The `{id}` of the path, not validated. */
  readonly id: string;
  /** The `{token}` of a link, without an ending such as `.ics`. Not validated. */
  readonly token: string;
  /** The client IP. */
  readonly source: string;
  /** At most 300 characters. */
  readonly userAgent: string | null;
  /** For cookies and headers, which the contract doesn't describe. */
  readonly context: Context<AppEnv>;

  constructor(context: Context<AppEnv>, { body, list, query }: Pick<Call<D>, 'body' | 'list' | 'query'>) {
    const { req } = context;
    this.body = body;
    this.list = list;
    this.query = query;
    this.id = req.param('id')?.toLowerCase() ?? '';
    this.token = req.param('token')?.replace(/\.\w+$/, '') ?? '';
    this.source = context.get('source');
    this.userAgent = req.header('user-agent')?.slice(0, 300) ?? null;
    this.context = context;
  }

  /** Always set behind a role or `session`. @throws on a public endpoint */
  get caller(): Caller {
    const caller = this.context.get('caller');
    if (!caller) throw new Error(`${this.context.req.path} reads the caller but anyone may call it`);
    return caller;
  }

  /** The id of a browser that the account knows. Undefined unless `beforeHashing` has returned one. */
  get browser(): string | undefined {
    return this.context.get('browser');
  }
}

/** Reads the input of a call to an endpoint. @throws 400 that names each invalid field once */
export async function callOf<D extends Definition>(endpoint: D, context: Context<AppEnv>): Promise<Call<D>> {
  const { req } = context;
  const { body } = endpoint;
  return new Call<D>(context, {
    body: (body &&
      parse(body, await jsonBody(context, { canBeMissing: canBeMissing(body) }))) as ParsedBodyOf<D>,
    list: endpoint.list
      ? listQuery(endpoint.list, parametersOf(req, LIST_PARAMETERS), {
          alwaysPaged: endpoint.access !== 'admin',
        })
      : {},
    query: (endpoint.query &&
      parse(endpoint.query, parametersOf(req, Object.keys(endpoint.query.shape)))) as ParsedQueryOf<D>,
  });
}

interface HashingOptions<D extends Definition> {
  /**
   * Runs before a call waits to hash, and may refuse it. Returns the id of a browser that the
   * account knows: its calls wait in a queue and count to a limit of their own.
   */
  beforeHashing?: (call: Call<D>) => Promise<string | undefined>;
}

/** Characters. A shorter reply takes a phone at 1.6 Mbit/s less than 25 ms. */
const LONG = 5_000;

/** Sends JSON, compressed when it is long and the client accepts gzip: a list is a fourth of its size then. */
function sendJson(c: Context<AppEnv>, body: object, status: 200 | 201): Response {
  const text = JSON.stringify(body);
  c.header('Content-Type', 'application/json');
  if (text.length < LONG) return c.body(text, status);
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (!accepts(c.req.header('accept-encoding'), 'gzip')) return c.body(text, status);
  c.header('Content-Encoding', 'gzip');
  return c.body(gzipSync(text, { level: constants.Z_BEST_SPEED }), status);
}

/**
 * Serves an endpoint of the contract to callers whom `app.ts` has let in. The handler returns the
 * body of the reply, a list without `limit` (sent in batches, never held as a whole), or a file.
 */
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
    return sendJson(c, reply as object, endpoint.status ?? 200);
  });
}

/**
 * Serves an endpoint that may read from a replica, which the handler gets as `db`; `read` asks the
 * primary instead when the replica fails. A whole list is made again for the primary: it reads
 * nothing until it is sent, and then it is too late to fall back.
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
