import { connect } from 'node:net';
import type pg from 'pg';

/** Time limits that PostgreSQL enforces, in milliseconds; 0 means no limit. */
export interface ServerLimits {
  statementMs: number;
  idleInTransactionMs: number;
}

/** What pg knows of a connection but does not declare (protocol message BackendKeyData). */
interface BackendKey {
  processID: number;
  secretKey: number;
}

const keyOf = (client: pg.PoolClient): BackendKey => client as unknown as BackendKey;

const LIMIT_SESSION = `select pg_backend_pid() = $1 as direct,
  case when pg_backend_pid() = $1 then set_config('statement_timeout', $2, false) end,
  case when pg_backend_pid() = $1 then set_config('idle_in_transaction_session_timeout', $3, false) end`;

/**
 * Sets the limits of a new connection, unless it leads to a pooler such as PgBouncer, which is recognised by a process ID that
 * is not PostgreSQL's. A pooler lends a server connection for one transaction, so a session setting would reach other processes;
 * as startup parameters it refuses them. False for a pooler: then `beginWithLimits` and `cancelStatement` enforce the limits.
 */
export async function limitSession(
  client: pg.PoolClient,
  query: (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>,
  { statementMs, idleInTransactionMs }: ServerLimits,
): Promise<boolean> {
  const { rows } = await query(LIMIT_SESSION, [
    keyOf(client).processID,
    String(statementMs),
    String(idleInTransactionMs),
  ]);
  return rows[0]?.direct === true;
}

/** Sets the limits for the transaction that `begin` starts, in the same round trip. */
export const beginWithLimits = (begin: string, { statementMs, idleInTransactionMs }: ServerLimits): string =>
  `${begin}; set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${idleInTransactionMs}`;

const CANCEL_REQUEST = 80_877_102;
const CANCEL_GIVEN_UP_MS = 5_000;

/** Asks the server to cancel the running read, on a connection of its own as the protocol demands. A pooler passes it on. */
export function cancelStatement(client: pg.PoolClient): void {
  const { processID, secretKey } = keyOf(client);
  const message = Buffer.alloc(16);
  for (const [index, value] of [message.length, CANCEL_REQUEST, processID, secretKey].entries())
    message.writeInt32BE(value, index * 4);
  const { host, port } = client;
  const socket = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  // The statement then ends at the time limit of its caller.
  socket.on('error', () => {});
  socket.setTimeout(CANCEL_GIVEN_UP_MS, () => socket.destroy()).unref();
  // The server closes the connection. It is not closed here, because PgBouncer would then drop the request.
  socket.write(message);
}
