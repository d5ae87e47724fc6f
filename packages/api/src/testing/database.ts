import { mkdtempSync, rmSync } from 'node:fs';
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

/** A fresh, empty database and folder. */
export async function freshDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prahari-test-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') return { databaseUrl: undefined, dataDir, drop: async () => removeFolder() };
  const server = inject('postgresUrl');
  const name = `test_${newId().replaceAll('-', '')}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    databaseUrl: url.href,
    dataDir,
    drop: async () => {
      removeFolder();
      await run(server, `drop database ${name} with (force)`);
    },
  };
}
