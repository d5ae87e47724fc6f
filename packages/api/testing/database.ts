import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { newId } from '../src/db/ids.ts';

export type Engine = 'sqlite' | 'postgres';

/** The engine of this Vitest project. */
export const engine: Engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';

const SQLITE_FILE = 'prahari.db';

export interface TestDatabase {
  databaseUrl: string | undefined;
  dataDir: string;
  drop: () => Promise<void>;
}

/**
 * Returns the environment variables of a database. Calls wait longer for a connection than usual,
 * because tests share the processors.
 */
export const environmentOf = ({ dataDir, databaseUrl }: TestDatabase): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: `${databaseUrl}?connect_timeout=30` }),
});

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Adds a PostgreSQL database, perhaps as a copy of another one. Returns its URL. */
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

const nameOf = (url: string) => new URL(url).pathname.slice(1);

/** @param template a file of SQLite or the name of a PostgreSQL database, without connections */
async function create(template?: string): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prahari-test-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') {
    if (template) copyFileSync(template, join(dataDir, SQLITE_FILE));
    return { databaseUrl: undefined, dataDir, drop: async () => removeFolder() };
  }
  const server = inject('postgresUrl');
  const databaseUrl = await createPostgresDatabase(server, template);
  return {
    databaseUrl,
    dataDir,
    drop: async () => {
      removeFolder();
      await dropPostgresDatabase(server, databaseUrl);
    },
  };
}

/** Creates a database without tables, and a folder. */
export const emptyDatabase = (): Promise<TestDatabase> => create();

/** Creates a database with all tables and no rows, and a folder, faster than a migration. */
export const freshDatabase = (): Promise<TestDatabase> => {
  const migrated = inject('migratedDatabase');
  return create(engine === 'sqlite' ? migrated : nameOf(migrated));
};
