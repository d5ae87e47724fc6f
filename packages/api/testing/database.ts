import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { dataFolder } from './data-folder.ts';
import { createPostgresDatabase, dropPostgresDatabase, nameOf } from './postgres.ts';

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

/** @param template a file of SQLite or the name of a PostgreSQL database, without connections */
async function create(template?: string): Promise<TestDatabase> {
  const dataDir = dataFolder('prahari-test-');
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
