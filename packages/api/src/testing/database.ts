import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { newId } from '../db/ids.ts';

export type Engine = 'sqlite' | 'postgres';

/** The engine of this Vitest project; both projects run the same files. */
export const engine: Engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';

export interface TestDatabase {
  databaseUrl: string | undefined;
  dataDir: string;
  drop: () => Promise<void>;
}

/** The environment variables of a database. */
export const environmentOf = ({ dataDir, databaseUrl }: TestDatabase): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
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

/** Adds a database to a PostgreSQL server, as a copy of another one if given. Returns its URL. */
export async function createPostgresDatabase(server: string, template?: string): Promise<string> {
  const name = `test_${newId().replaceAll('-', '')}`;
  await run(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Ends its connections. */
export const dropPostgresDatabase = (server: string, url: string): Promise<void> =>
  run(server, `drop database ${nameOf(url)} with (force)`);

const nameOf = (url: string) => new URL(url).pathname.slice(1);

async function create(isMigrated: boolean): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prahari-test-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  const migrated = inject('migratedDatabase');
  if (engine === 'sqlite') {
    if (isMigrated) copyFileSync(migrated, join(dataDir, 'prahari.db'));
    return { databaseUrl: undefined, dataDir, drop: async () => removeFolder() };
  }
  const server = inject('postgresUrl');
  const databaseUrl = await createPostgresDatabase(server, isMigrated ? nameOf(migrated) : undefined);
  return {
    databaseUrl,
    dataDir,
    drop: async () => {
      removeFolder();
      await dropPostgresDatabase(server, databaseUrl);
    },
  };
}

/** A new database without tables, and a folder. */
export const emptyDatabase = (): Promise<TestDatabase> => create(false);

/** A new database with all tables and no rows, and a folder. Faster than to migrate an empty one. */
export const freshDatabase = (): Promise<TestDatabase> => create(true);
