import { type MigrationProvider, Migrator } from 'kysely/migration';
import { DatabaseNewer } from './errors.ts';
import * as everything from './migrations/0001-everything.ts';
import * as secondFactor from './migrations/0002-second-factor.ts';
import * as accountDisabling from './migrations/0003-switched-off.ts';
import * as oneNamePerAction from './migrations/0004-one-name-per-action.ts';
import type { Db } from './tables.ts';

/** Every migration by name, oldest first. A new one is added here and never changed after it was released. */
export const migrations: MigrationProvider = {
  getMigrations: async () => ({
    '0001-everything': everything,
    '0002-second-factor': secondFactor,
    '0003-switched-off': accountDisabling,
    '0004-one-name-per-action': oneNamePerAction,
  }),
};

/** Brings the database to the newest shape. Safe when several processes start at once. @throws DatabaseNewer, or the failed migration's error */
export async function migrate(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  const [, newer] = /previously executed migration (\S+) is missing/.exec(String(error)) ?? [];
  if (newer) throw new DatabaseNewer(newer);
  if (error) throw error;
}
