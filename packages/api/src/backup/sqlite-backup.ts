import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backup, type DatabaseSync } from 'node:sqlite';
import { nowText } from '../db/ids.ts';
import { writeAtomically } from './atomic-write.ts';
import { BackupError } from './BackupError.ts';
import { assertIntact, BACKUP_FILES_TABLE, BACKUP_INFO_TABLE, withDatabase } from './sqlite.queries.ts';

/** All pages in one step: a copy in several steps restarts whenever the server writes between them. */
const ALL_PAGES = 2 ** 31 - 1;

function addMails(copy: DatabaseSync, folder: string): number {
  copy.exec(`create table ${BACKUP_FILES_TABLE} (name text primary key, content blob not null)`);
  if (!existsSync(folder)) return 0;
  const mails = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const add = copy.prepare(`insert into ${BACKUP_FILES_TABLE} (name, content) values (?, ?)`);
  for (const name of mails) add.run(name, readFileSync(join(folder, name)));
  return mails.length;
}

function describe(copy: DatabaseSync): void {
  copy.exec(`create table ${BACKUP_INFO_TABLE} (made_at text not null)`);
  copy.prepare(`insert into ${BACKUP_INFO_TABLE} (made_at) values (?)`).run(nowText());
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
      db.exec('pragma busy_timeout = 10000');
      await backup(db, part, { rate: ALL_PAGES });
    });
    await withDatabase(part, { readOnly: false }, (copy) => {
      copy.exec('pragma journal_mode = delete; begin');
      mails = addMails(copy, join(dataDir, 'outbox'));
      describe(copy);
      copy.exec('commit');
      assertIntact(copy, 'The copy');
    });
  });
  return { mails };
}
