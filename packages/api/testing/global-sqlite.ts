import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/db/migrate.ts';
import { openSqlite } from '../src/db/sqlite.ts';

/** Sets up the Vitest project `api-sqlite`: a migrated database, of which tests get copies. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'prahari-migrated-'));
  const { db, file } = openSqlite(folder);
  await migrate(db);
  await db.destroy();
  project.provide('migratedDatabase', file);
  return () => rmSync(folder, { recursive: true, force: true });
}
