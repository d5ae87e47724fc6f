import { Kysely, PostgresAdapter, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { statementNames } from './compiled.ts';
import { registerPool } from './pool-stats.ts';
import { postgresOptions, type Workload } from './postgres-options.ts';
import type { Db, Tables } from './tables.ts';

/** Connections for transactions, searches and exports; one more is shared by short reads. */
const POOL_SIZE = 19;

/** Migrations lock a row, because PgBouncer's transaction mode keeps no session lock. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }
}

/** Returns false behind a pooler such as PgBouncer, which reports other process ids. */
async function isDirect(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return 'processID' in client && client.processID === rows[0]?.pid;
}

/** A migration's transaction may take longer than the role's limits. */
const BEGIN_WITHOUT_LIMITS =
  'begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0';

interface SharedConnectionOptions {
  config: pg.ClientConfig;
  onConnect: (client: pg.Client) => Promise<void>;
  onLost: (error: Error) => void;
}

/**
 * Returns a connection for all callers, reopened after it was lost. It pipelines statements, so a
 * slow one delays those behind it; a transaction would include other callers' statements.
 */
function sharedConnection({ config, onConnect, onLost }: SharedConnectionOptions) {
  let current: Promise<pg.Client> | undefined;

  function open(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, pipeline: true });
    const opened = client
      .connect()
      .then(() => onConnect(client))
      .then(() => client);
    const forget = () => {
      if (current === opened) current = undefined;
    };
    client.on('error', onLost);
    client.on('end', forget);
    opened.catch(() => {
      forget();
      void client.end();
    });
    return opened;
  }

  return {
    client: (): Promise<pg.Client> => {
      current ??= open();
      return current;
    },
    /** Closes the connection after its pending statements, without waiting for the server. */
    close: (): void => {
      current?.then(
        (client) => void client.end(),
        () => {},
      );
      current = undefined;
    },
  };
}

/** Opens a PostgreSQL database. Its connections recover after the server was unreachable. */
export function openPostgres(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
  workload: Workload = 'requests',
): Db {
  const config = postgresOptions(databaseUrl, workload);
  const directClients = new WeakSet<pg.ClientBase>();
  const onConnect = async (client: pg.ClientBase): Promise<void> => {
    if (await isDirect(client)) directClients.add(client);
  };
  // A pooler may run the next statement on another connection, which lacks the prepared statement.
  const run = (client: pg.ClientBase, text: string, values: readonly unknown[]): Promise<pg.QueryResult> =>
    client.query({
      text,
      values: [...values],
      name: directClients.has(client) ? statementNames.get(text) : undefined,
    });

  // In pipeline mode the driver closes a connection whose reply is late.
  const pool = new pg.Pool({ ...config, pipeline: true, max: POOL_SIZE, onConnect });
  pool.on('error', onIdleError);
  const shared = sharedConnection({ config, onConnect, onLost: onIdleError });
  // A lost connection must not end the process. The shared one is probably lost, too.
  pool.on('connect', (client) => void client.on('error', shared.close));

  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    const query = (text: string, values: readonly unknown[]) =>
      run(client, text === 'begin' && workload === 'maintenance' ? BEGIN_WITHOUT_LIMITS : text, values);
    return {
      // Kysely's other overload takes a cursor, which is not used here.
      query: query as unknown as PostgresPoolClient['query'],
      release: (discard) => client.release(discard),
    };
  };
  const kyselyPool: PostgresPool = {
    connect,
    end: () => {
      shared.close();
      return pool.end();
    },
    options: pool.options,
  };
  const db = Object.assign(new Kysely<Tables>({ dialect: new Dialect({ pool: kyselyPool }) }), {
    shortRead: async <Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) =>
      (await run(await shared.client(), sql, parameters)).rows as Row[],
  });
  registerPool(db, pool);
  return db;
}
