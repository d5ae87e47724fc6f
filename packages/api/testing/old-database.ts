import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '../src/db/migrate.ts';
import type { Db } from '../src/db/tables.ts';

const folder = join(import.meta.dirname, 'versions');

/** The migrations that have a file of rows for the tables they add, in order; it is empty where they add none. */
export const versions: readonly string[] = readdirSync(folder)
  .map((file) => file.replace(/\.sql$/, ''))
  .sort();

async function runScript(db: Db, version: string): Promise<void> {
  const script = readFileSync(join(folder, `${version}.sql`), 'utf8');
  for (const statement of script.split(/;\n/).filter((one) => one.trim() !== ''))
    await sql.raw(statement).execute(db);
}

/** Migrates a database of the version before, and inserts the fixture rows of this one's migration. */
export async function advanceTo(db: Db, version: string): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateTo(version);
  if (error) throw error;
  await runScript(db, version);
}

/** Migrates an empty database to an older version and inserts the fixture rows of each migration. */
export async function createDatabaseAt(db: Db, version: string): Promise<void> {
  for (const step of versions.filter((one) => one <= version)) await advanceTo(db, step);
}

/** The migrations that a database lacks. */
export const waitingMigrations = async (db: Db): Promise<string[]> =>
  (await new Migrator({ db, provider: migrations }).getMigrations())
    .filter(({ executedAt }) => executedAt === undefined)
    .map(({ name }) => name);
