import { DatabaseSync } from 'node:sqlite';
import { BackupError } from './BackupError.ts';

/** Tables that only a backup has: its description, and the mail files. */
export const BACKUP_INFO_TABLE = 'backup_about';
export const BACKUP_FILES_TABLE = 'backup_files';

/** Checks integrity and foreign keys. @throws BackupError that names the first violation */
export function assertIntact(db: DatabaseSync, name: string): void {
  const [found] = db.prepare('pragma integrity_check(1)').all();
  const said = String(found?.integrity_check ?? 'nothing');
  if (said !== 'ok') throw new BackupError(`${name} is damaged: ${said}`);
  const [broken] = db.prepare('pragma foreign_key_check').all();
  if (broken) throw new BackupError(`${name} is damaged: a row of ${broken.table} points nowhere`);
}

/** Opens a database file for the duration of `work`. */
export async function withDatabase<T>(
  path: string,
  options: { readOnly: boolean },
  work: (db: DatabaseSync) => T | Promise<T>,
): Promise<T> {
  const db = new DatabaseSync(path, options);
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

export const hasTable = (db: DatabaseSync, table: string): boolean =>
  db.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(table) !== undefined;

/** Names of the migrations that were applied to a database. */
export const appliedMigrations = (db: DatabaseSync): string[] =>
  hasTable(db, 'kysely_migration')
    ? db
        .prepare('select name from kysely_migration order by name')
        .all()
        .map(({ name }) => String(name))
    : [];
