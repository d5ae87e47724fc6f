import { type MigrationProvider, Migrator } from 'kysely/migration';
import { DatabaseNewer } from './errors.ts';
import * as everything from './migrations/0001-everything.ts';
import * as secondFactor from './migrations/0002-second-factor.ts';
import * as accountDisabling from './migrations/0003-switched-off.ts';
import * as oneNamePerAction from './migrations/0004-one-name-per-action.ts';
import type { Db } from './tables.ts';

/** Every migration by name, oldest first. A released migration never changes. */
export const migrations: MigrationProvider = {
  getMigrations: async () => ({
    '0001-everything': everything,
    '0002-second-factor': secondFactor,
    '0003-switched-off': accountDisabling,
    '0004-one-name-per-action': oneNamePerAction,
  }),
};

/**
 * Migrates the database to the current schema. Several processes may call it at once. @throws DatabaseNewer, or the error of the
 * failed migration
 */
export async function migrate(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  const [, newer] = /previously executed migration (\S+) is missing/.exec(String(error)) ?? [];
  if (newer) throw new DatabaseNewer(newer);
  if (error) throw error;
}
