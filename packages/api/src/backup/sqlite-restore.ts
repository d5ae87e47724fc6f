import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { migrateEmptyTo } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { lockDataDir, RESTORING } from '../db/sqlite.ts';
import { syncToDisk } from './atomic-write.ts';
import { BackupError } from './BackupError.ts';
import { assertSameSchema, lastMigration } from './compare-schema.ts';
import * as queries from './sqlite.queries.ts';

const LIVE = ['prahari.db', 'prahari.db-wal', 'prahari.db-shm', 'outbox'];

/** Returns the schema after a migration. */
async function migratedSchema(last: string): Promise<ReadonlyMap<string, string>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prahari-schema-'));
  try {
    const db = await openDatabase({ dataDir, databaseUrl: undefined }, () => {});
    await migrateEmptyTo(db, last).finally(() => db.destroy());
    return await queries.withDatabase(join(dataDir, 'prahari.db'), { readOnly: true }, queries.schemaOf);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @throws BackupError unless the file is a complete backup with the schema of its migrations */
async function assertBackup(file: string): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  await queries
    .withDatabase(file, { readOnly: true }, async (db) => {
      if (!queries.isBackup(db)) throw new BackupError(`${file} is not a backup of Prahari.`);
      queries.assertIntact(db, file);
      const last = await lastMigration(file, queries.appliedMigrations(db));
      assertSameSchema(file, queries.schemaOf(db), await migratedSchema(last));
    })
    .catch((error: unknown) => {
      if (error instanceof BackupError) throw error;
      throw new BackupError(`${file} is not a backup of Prahari: ${(error as Error).message}`);
    });
}

function writeMails(db: DatabaseSync, folder: string): number {
  const mails = queries.selectMailFiles(db);
  mkdirSync(folder, { mode: 0o700 });
  for (const { name, content } of mails)
    writeFileSync(join(folder, name), content, { mode: 0o600, flush: true });
  return mails.length;
}

/** Unpacks the database and the mails of a backup into a temporary folder. */
async function unpack(file: string, folder: string): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  const database = join(folder, 'prahari.db');
  await copyFile(file, database);
  const mails = await queries
    .withDatabase(database, { readOnly: false }, (db) => {
      const writtenMails = writeMails(db, join(folder, 'outbox'));
      queries.dropBackupTables(db);
      queries.deleteSessions(db);
      queries.assertIntact(db, 'The restored database');
      return writtenMails;
    })
    .catch((error: unknown) => {
      throw new BackupError(`${file} is damaged: ${(error as Error).message}`);
    });
  await syncToDisk(database);
  await syncToDisk(folder);
  return mails;
}

/** Moves the live files that exist from one folder to another. */
function move(from: string, to: string): void {
  for (const name of LIVE) if (existsSync(join(from, name))) renameSync(join(from, name), join(to, name));
}

export interface Restored {
  mails: number;
  /** The folder with the earlier data; undefined without any. */
  keptIn: string | undefined;
}

/**
 * Replaces the SQLite database by a backup. The earlier data moves to another folder, and back when
 * the restore fails. @throws BackupError; DataDirInUse while a server runs on the folder
 */
export async function restoreSqlite(
  dataDir: string,
  file: string,
  { force }: { force: boolean },
): Promise<Restored> {
  await assertBackup(file);
  const release = lockDataDir(dataDir);
  const ready = join(dataDir, RESTORING);
  try {
    const hasData = existsSync(join(dataDir, 'prahari.db'));
    if (hasData && !force)
      throw new BackupError(
        `DATA_DIR ${dataDir} already contains data. Add --force to replace it by the backup; the earlier data is kept in another folder.`,
      );
    const mails = await unpack(file, ready);
    const keptIn = join(dataDir, `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`);
    if (hasData) {
      mkdirSync(keptIn, { mode: 0o700 });
      move(dataDir, keptIn);
    }
    try {
      move(ready, dataDir);
    } catch (error) {
      if (hasData) move(keptIn, dataDir);
      throw error;
    }
    await syncToDisk(dataDir);
    return { mails, keptIn: hasData ? keptIn : undefined };
  } finally {
    rmSync(ready, { recursive: true, force: true });
    release();
  }
}
