import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backup } from 'node:sqlite';
import { writeAtomically } from './atomic-write.ts';
import { BackupError } from './BackupError.ts';
import * as queries from './sqlite.queries.ts';

/** A copy in several steps would restart whenever the server writes between them. */
const ALL_PAGES = 2 ** 31 - 1;

function readMails(folder: string): queries.MailFile[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return names.map((name) => ({ name, content: readFileSync(join(folder, name)) }));
}

export interface MadeBackup {
  /** Mails that were files of the outbox folder. */
  mails: number;
}

/**
 * Copies a consistent snapshot of SQLite and the outbox folder into one file while a server writes,
 * and verifies it before it gets its name. @throws BackupError
 */
export async function backupSqlite(dataDir: string, file: string): Promise<MadeBackup> {
  const source = join(dataDir, 'prahari.db');
  if (!existsSync(source)) throw new BackupError(`There is no database in DATA_DIR ${dataDir}.`);
  return writeAtomically(file, async (part) => {
    await queries.withDatabase(source, { readOnly: true }, async (db) => {
      queries.waitForLocks(db);
      await backup(db, part, { rate: ALL_PAGES });
    });
    return queries.withDatabase(part, { readOnly: false }, (copy) => {
      // Removes freed pages whose deleted content was not overwritten.
      copy.exec('pragma journal_mode = delete; vacuum');
      const mails = readMails(join(dataDir, 'outbox'));
      queries.insertBackupTables(copy, mails);
      queries.assertIntact(copy, 'The copy');
      return { mails: mails.length };
    });
  });
}
