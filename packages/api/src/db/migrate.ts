import { type MigrationProvider, Migrator } from 'kysely/migration';
import * as everything from './migrations/0001-everything.ts';
import type { Db } from './tables.ts';

/** Every migration by name, oldest first. A new one is added here and never changed after it was released. */
const migrations: MigrationProvider = {
  getMigrations: async () => ({ '0001-everything': everything }),
};

/** Brings the database to the newest shape. Safe when several processes start at once. @throws the failed migration's error */
export async function migrate(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error) throw error;
}
