import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backup } from 'node:sqlite';
import { writeAtomically } from './atomic-write.ts';
import { BackupError } from './BackupError.ts';
import {
  assertIntact,
  insertBackupTables,
  type MailFile,
  waitForLocks,
  withDatabase,
} from './sqlite.queries.ts';

/** All pages in one step: a copy in several steps restarts whenever the server writes between them. */
const ALL_PAGES = 2 ** 31 - 1;

function readMails(folder: string): MailFile[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return names.map((name) => ({ name, content: readFileSync(join(folder, name)) }));
}

export interface MadeBackup {
  /** Mails that were files of the outbox folder. */
  mails: number;
}

/**
 * Copies a consistent snapshot of the SQLite database and the mails of the outbox folder into one file, also while a server
 * writes. The copy is verified before it gets its final name. @throws BackupError
 */
export async function backupSqlite(dataDir: string, file: string): Promise<MadeBackup> {
  const source = join(dataDir, 'prahari.db');
  if (!existsSync(source)) throw new BackupError(`There is no database in DATA_DIR ${dataDir}.`);
  let mails = 0;
  await writeAtomically(file, async (part) => {
    await withDatabase(source, { readOnly: true }, async (db) => {
      waitForLocks(db);
      await backup(db, part, { rate: ALL_PAGES });
    });
    await withDatabase(part, { readOnly: false }, (copy) => {
      // Pages that were freed before deleted content was overwritten.
      copy.exec('pragma journal_mode = delete; vacuum');
      const files = readMails(join(dataDir, 'outbox'));
      insertBackupTables(copy, files);
      mails = files.length;
      assertIntact(copy, 'The copy');
    });
  });
  return { mails };
}
