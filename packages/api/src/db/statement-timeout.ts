import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseTimeout } from './errors.ts';
import {
  BEGIN,
  COMMIT,
  type NamedReply,
  type NamedStatement,
  NamedText,
  type PreparedNames,
  runNamed,
} from './named-statement.ts';
import { beginWithLimits, cancelStatement, limitSession, type ServerLimits } from './server-limits.ts';

/** Time limits for PostgreSQL, in milliseconds. */
export interface DatabaseTimeouts {
  /** For a connection from the pool, new or idle. */
  connectMs: number;
  /** For the reply to a statement; 0 means no limit. */
  replyMs: number;
  /** Shorter than `replyMs`, so that a slow statement or an unreachable transaction has released its locks before a caller retries. */
  server: ServerLimits;
}

const CONNECT_MS = 5_000;
/** Parameters of DATABASE_URL with their defaults. The driver must not see them. */
const DEFAULTS = {
  query_timeout: 12_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

const parseInteger = (text: string | null): number | undefined =>
  text !== null && /^\d+$/.test(text) ? Number(text) : undefined;

/** `requests` have time limits; `maintenance` (migrations) has none. */
export type Workload = 'requests' | 'maintenance';

/**
 * Reads `connect_timeout` (seconds, as in libpq) and the others (milliseconds, 0 for none) from a URL, and removes the others:
 * the driver would abandon a statement but reuse its connection, and send startup parameters that PgBouncer refuses.
 */
export function timeoutsOf(
  databaseUrl: string,
  workload: Workload,
): { connectionString: string; timeouts: DatabaseTimeouts } {
  const url = URL.parse(databaseUrl);
  const given = url?.searchParams;
  const seconds = parseInteger(given?.get('connect_timeout') ?? null);
  const limitOf = (name: keyof typeof DEFAULTS): number =>
    workload === 'maintenance' ? 0 : (parseInteger(given?.get(name) ?? null) ?? DEFAULTS[name]);
  const timeouts = {
    connectMs: seconds ? seconds * 1000 : CONNECT_MS,
    replyMs: limitOf('query_timeout'),
    server: {
      statementMs: limitOf('statement_timeout'),
      idleInTransactionMs: limitOf('idle_in_transaction_session_timeout'),
    },
  };
  const removed = Object.keys(DEFAULTS).filter((name) => given?.has(name));
  if (!url || removed.length === 0) return { connectionString: databaseUrl, timeouts };
  for (const name of removed) url.searchParams.delete(name);
  return { connectionString: url.href, timeouts };
}

/** The reply to what is not sent. */
const NO_ROWS = { rows: [] };
const BEGINS = /^(?:begin|start transaction)\b/;
/**
 * Only reads are cancelled: a commit that waits for a synchronous standby, also that of a lone write, would be acknowledged when
 * cancelled, although the standby does not have it.
 */
const READ = /^\s*select\b/i;

type Statement = string | { text: string; rowMode?: 'array' };

type Done<Reply> = (error: Error | undefined, reply: Reply) => void;

/** Gives an error of the driver the stack of its caller; the driver's own ends at its socket. */
function fromHere(error: unknown): unknown {
  if (error instanceof Error) Error.captureStackTrace(error, fromHere);
  return error;
}

/** A pool with time limits. */
export interface LimitedPool extends PostgresPool {
  /** Runs reads on any connection, in one round trip unless it leads to a pooler, and returns the rows of each. */
  runNamed: (statements: readonly NamedStatement[]) => Promise<unknown[][]>;
}

/** A connection of the pool with time limits. */
interface LimitedClient extends PostgresPoolClient {
  runNamed: LimitedPool['runNamed'];
  /** Of the last reply, as `performance.now()`. */
  repliedAt: number;
  /** False behind a pooler; undefined until the first query. */
  direct: boolean | undefined;
}

/**
 * A pool with time limits. A statement without a reply in time fails with DatabaseTimeout and its connection is closed, because a
 * late reply would be read as that of the next statement. Other connections without a reply since then are closed as well: a
 * network failure usually affects all of them.
 */
export function poolWithTimeouts(pool: pg.Pool, { replyMs, server }: DatabaseTimeouts): LimitedPool {
  let timedOutAt = 0;
  const limited = new WeakMap<pg.PoolClient, LimitedClient>();

  function withTimeouts(client: pg.PoolClient): LimitedClient {
    let timeout: DatabaseTimeout | undefined;
    const giveUp = () => {
      timedOutAt = performance.now();
      timeout = new DatabaseTimeout(replyMs);
      client.release(timeout);
    };
    /**
     * By callback: with the driver's promises, what a call holds lived until V8 moved it into its old generation, 11 KB for each call
     * (docs/performance.md).
     */
    const inTime = <Reply>(ask: (done: Done<Reply>) => void): Promise<Reply> =>
      new Promise((resolve, reject) => {
        if (timeout) return reject(timeout);
        const timer = replyMs === 0 ? undefined : setTimeout(giveUp, replyMs);
        ask((error, reply) => {
          clearTimeout(timer);
          if (error) return reject(timeout ?? error);
          self.repliedAt = performance.now();
          resolve(reply);
        });
      });
    const send = (statement: Statement, values: readonly unknown[] = []): Promise<pg.QueryResult> =>
      // The driver's types allow values only with a text, not with a statement.
      inTime((done) => client.query(statement as string, [...values], done));
    const sendThroughPooler = async (
      statement: Statement,
      values: readonly unknown[],
    ): Promise<pg.QueryResult> => {
      const text = typeof statement === 'string' ? statement : statement.text;
      if (BEGINS.test(text)) {
        const results: unknown = await send(beginWithLimits(text, server));
        return (results as pg.QueryResult[])[0] as pg.QueryResult;
      }
      if (server.statementMs === 0 || !READ.test(text)) return send(statement, values);
      const timer = setTimeout(() => cancelStatement(client), server.statementMs);
      try {
        return await send(statement, values);
      } finally {
        clearTimeout(timer);
      }
    };
    const prepared: PreparedNames = new Map();
    const sendNamed = (statements: readonly NamedStatement[]): Promise<readonly NamedReply[]> =>
      inTime((done) => runNamed(client, prepared, statements, done));
    const sendForLast = async (statements: readonly NamedStatement[]): Promise<NamedReply> => {
      const replies = await sendNamed(statements);
      return replies.at(-1) as NamedReply;
    };
    /** What is sent with the next statement of a transaction: its `begin`, and writes whose reply says nothing. */
    let waiting: NamedStatement[] = [];
    const takeWaiting = (): NamedStatement[] => {
      const taken = waiting;
      waiting = [];
      return taken;
    };
    const sendDirect = async (
      statement: string | NamedText,
      values: readonly unknown[],
    ): Promise<Pick<pg.QueryResult, 'rows'>> => {
      if (statement === 'begin') {
        waiting = [BEGIN];
        return NO_ROWS;
      }
      if (statement instanceof NamedText) {
        const named = { ...statement, values, asArrays: false };
        if (!statement.waits) return sendForLast([...takeWaiting(), named]);
        waiting.push(named);
        return NO_ROWS;
      }
      const before = takeWaiting();
      const hasBegun = before[0] !== BEGIN;
      if (statement === 'rollback') return hasBegun ? send(statement) : NO_ROWS;
      if (statement === 'commit')
        return hasBegun || before.length > 1 ? sendForLast([...before, COMMIT]) : NO_ROWS;
      if (before.length > 0) await sendNamed(before);
      return send(statement, values);
    };
    const query = async (statement: string | NamedText, values: readonly unknown[]) => {
      try {
        self.direct ??= await limitSession(client, send, server);
        if (self.direct) return await sendDirect(statement, values);
        return await sendThroughPooler(statement instanceof NamedText ? statement.text : statement, values);
      } catch (error) {
        throw fromHere(error);
      }
    };
    const self: LimitedClient = {
      // Kysely's other overload takes a cursor, which is not used here.
      query: query as unknown as PostgresPoolClient['query'],
      runNamed: async (statements) => {
        try {
          self.direct ??= await limitSession(client, send, server);
          if (self.direct) return (await sendNamed(statements)).map(({ rows }) => rows);
          // Without the name: the next call may get another connection of the pooler.
          const found: unknown[][] = [];
          for (const { text, values, asArrays } of statements) {
            const { rows } = await sendThroughPooler({ text, ...(asArrays && { rowMode: 'array' }) }, values);
            found.push(rows);
          }
          return found;
        } catch (error) {
          throw fromHere(error);
        }
      },
      release: (discard) => {
        waiting = [];
        if (!timeout) client.release(discard);
      },
      repliedAt: performance.now(),
      direct: undefined,
    };
    return self;
  }

  async function connect(): Promise<LimitedClient> {
    const client = await pool.connect();
    let known = limited.get(client);
    if (!known) {
      known = withTimeouts(client);
      limited.set(client, known);
    }
    if (known.repliedAt >= timedOutAt) return known;
    client.release(true);
    return connect();
  }

  return {
    connect,
    end: () => pool.end(),
    options: pool.options,
    runNamed: async (statements) => {
      const client = await connect();
      try {
        return await client.runNamed(statements);
      } finally {
        client.release();
      }
    },
  };
}
