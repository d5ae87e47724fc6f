import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '../db/migrate.ts';
import type { Db } from '../db/tables.ts';

const folder = join(import.meta.dirname, 'versions');

/** The migrations that have fixture rows for the tables they add, in order. */
export const versions: readonly string[] = readdirSync(folder)
  .map((file) => file.replace(/\.sql$/, ''))
  .sort();

async function runScript(db: Db, version: string): Promise<void> {
  const script = readFileSync(join(folder, `${version}.sql`), 'utf8');
  for (const statement of script.split(/;\n/).filter((one) => one.trim() !== ''))
    await sql.raw(statement).execute(db);
}

/** Migrates an empty database to an older version and inserts the fixture rows of each migration. */
export async function createDatabaseAt(db: Db, version: string): Promise<void> {
  const migrator = new Migrator({ db, provider: migrations });
  for (const step of versions.filter((one) => one <= version)) {
    const { error } = await migrator.migrateTo(step);
    if (error) throw error;
    await runScript(db, step);
  }
}
