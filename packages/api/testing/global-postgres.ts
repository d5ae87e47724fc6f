import type { TestProject } from 'vitest/node';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open.ts';
import { createPostgresDatabase, dropPostgresDatabase, startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** The file or the URL of a migrated database, of which tests get copies. */
    migratedDatabase: string;
  }
}

/** Sets up the Vitest project `api-postgres`: one server for all files, a database for each. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  const databaseUrl = await createPostgresDatabase(url);
  const db = await openDatabase({ databaseUrl, dataDir: '' }, () => {}, 'maintenance');
  await migrate(db);
  await db.destroy();
  project.provide('postgresUrl', url);
  project.provide('migratedDatabase', databaseUrl);
  return async () => {
    await dropPostgresDatabase(url, databaseUrl);
    await stop();
  };
}
