import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { BackupError } from './BackupError.ts';

const INSTALL = 'Install the client tools of PostgreSQL (postgresql-client) and try again.';

/** Returns connection settings as environment variables: other users could read arguments. */
function environmentOf(databaseUrl: string): Record<string, string | undefined> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const variables = {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  };
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
}

export interface Tools {
  /** The name of the database. */
  database: string;
  databaseUrl: string;
  /** Runs `pg_dump` or `pg_restore`. @throws BackupError with its error output */
  run: (tool: 'pg_dump' | 'pg_restore', args: readonly string[]) => Promise<string>;
  /** Runs statements on a separate connection. */
  query: <Row extends pg.QueryResultRow>(statement: string) => Promise<Row[]>;
}

/** @param path the PATH with the tools */
export const toolsFor = (databaseUrl: string, path: string): Tools => ({
  database: decodeURIComponent(new URL(databaseUrl).pathname.slice(1)),
  databaseUrl,
  async run(tool, args) {
    const child = spawn(tool, args, {
      env: { PATH: path, LC_ALL: 'C', ...environmentOf(databaseUrl) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exited = new Promise<number | null>((resolve, reject) => {
      child.on('error', (error: NodeJS.ErrnoException) => {
        const reason =
          error.code === 'ENOENT' ? `${tool} is not on PATH. ${INSTALL}` : `${tool}: ${error.message}`;
        reject(new BackupError(reason));
      });
      child.on('close', resolve);
    });
    const [code, stdout, stderr] = await Promise.all([exited, text(child.stdout), text(child.stderr)]);
    if (code === 0) return stdout;
    throw new BackupError(`${tool} failed: ${stderr.trim().split('\n').slice(0, 3).join(' ')}`);
  },
  async query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: databaseUrl });
    try {
      await client.connect();
      return (await client.query<Row>(statement)).rows;
    } catch (error) {
      throw new BackupError(`DATABASE_URL cannot be used: ${(error as Error).message}`);
    } finally {
      await client.end().catch(() => {});
    }
  },
});

const majorOf = (version: string): number => Number(/(\d+)(?:\.\d+)?/.exec(version)?.[1] ?? 0);

/** @throws BackupError that names both versions if the client tools are older than the server */
export async function assertNewEnough({ run, query }: Tools, tool: 'pg_dump' | 'pg_restore'): Promise<void> {
  const version = majorOf((await run(tool, ['--version'])).replace(/^.*\(PostgreSQL\)/, ''));
  const [row] = await query<{ server_version: string }>('show server_version');
  const server = majorOf(row?.server_version ?? '');
  if (version < server)
    throw new BackupError(
      `${tool} on PATH belongs to PostgreSQL ${version}, but the server is PostgreSQL ${server}. Install the client tools of PostgreSQL ${server} or newer.`,
    );
}
