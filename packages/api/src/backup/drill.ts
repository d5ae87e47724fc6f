import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { BackupError } from './BackupError.ts';
import { type Held, selectHeld } from './drill.queries.ts';

/** Returns the file, or the newest backup in a folder. @throws BackupError */
export function newestBackup(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return path;
  const [newest] = readdirSync(path)
    .filter((name) => name.endsWith('.backup'))
    .map((name) => join(path, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (!newest) throw new BackupError(`There is no backup in ${path}.`);
  return newest;
}

async function heldBy(database: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Held> {
  const db = await openDatabase(database, () => {});
  return selectHeld(db).finally(() => db.destroy());
}

/** Restores a readable backup of SQLite into a temporary folder, and returns what it holds. */
async function drillSqlite(file: string): Promise<Held> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prahari-drill-'));
  try {
    const { restoreSqlite } = await import('./sqlite-restore.ts');
    await restoreSqlite(dataDir, file, { force: false });
    return await heldBy({ databaseUrl: undefined, dataDir });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Restores a readable dump into an empty database, returns what it holds, and empties it again. */
async function drillPostgres(databaseUrl: string, file: string, path: string): Promise<Held> {
  const [{ restorePostgres }, { toolsFor }, { emptySchema }] = await Promise.all([
    import('./postgres-restore.ts'),
    import('./postgres-tools.ts'),
    import('./postgres.queries.ts'),
  ]);
  const tools = toolsFor(databaseUrl, path);
  await restorePostgres(tools, file, { force: false });
  try {
    return await heldBy({ databaseUrl, dataDir: '' });
  } finally {
    await emptySchema(tools);
  }
}

/**
 * Proves that a readable backup can be restored, and leaves the company's data alone.
 * @param drillUrl an empty PostgreSQL database, for a dump
 * @throws BackupError
 */
export function drill(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  { drillUrl, file, path }: { drillUrl: string | undefined; file: string; path: string },
): Promise<Held> {
  if (!databaseUrl) return drillSqlite(file);
  if (!drillUrl || drillUrl === databaseUrl)
    throw new BackupError('Set DRILL_DATABASE_URL to an empty PostgreSQL database to restore into.');
  return drillPostgres(drillUrl, file, path);
}
