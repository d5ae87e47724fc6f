import { DatabaseSync } from 'node:sqlite';
import { nowText } from '../db/ids.ts';
import { BackupError } from './BackupError.ts';

/** Tables that only a backup has: its description, and the mail files. */
const INFO_TABLE = 'backup_about';
const FILES_TABLE = 'backup_files';

export interface MailFile {
  name: string;
  content: Uint8Array;
}

/** Waits up to 10 s for locks of a running server. */
export const waitForLocks = (db: DatabaseSync): void => db.exec('pragma busy_timeout = 10000');

/** Adds the description and the mail files to a copy of the database, which becomes a single file without WAL. */
export function insertBackupTables(copy: DatabaseSync, files: readonly MailFile[]): void {
  copy.exec(`pragma journal_mode = delete; begin;
    create table ${FILES_TABLE} (name text primary key, content blob not null);
    create table ${INFO_TABLE} (made_at text not null)`);
  const insert = copy.prepare(`insert into ${FILES_TABLE} (name, content) values (?, ?)`);
  for (const { name, content } of files) insert.run(name, content);
  copy.prepare(`insert into ${INFO_TABLE} (made_at) values (?)`).run(nowText());
  copy.exec('commit');
}

export const isBackup = (db: DatabaseSync): boolean => hasTable(db, INFO_TABLE);

export const selectMailFiles = (db: DatabaseSync): MailFile[] =>
  db
    .prepare(`select name, content from ${FILES_TABLE}`)
    .all()
    .map(({ name, content }) => ({ name: String(name), content: content as Uint8Array }));

/** Turns a backup into a database as the server uses it. */
export const dropBackupTables = (db: DatabaseSync): void =>
  db.exec(`drop table ${FILES_TABLE}; drop table ${INFO_TABLE}`);

/** Checks integrity and foreign keys. @throws BackupError that names the first violation */
export function assertIntact(db: DatabaseSync, name: string): void {
  const [found] = db.prepare('pragma integrity_check(1)').all();
  const result = String(found?.integrity_check ?? 'nothing');
  if (result !== 'ok') throw new BackupError(`${name} is damaged: ${result}`);
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

const hasTable = (db: DatabaseSync, table: string): boolean =>
  db.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(table) !== undefined;

/** Names of the migrations that were applied to a database. */
export const appliedMigrations = (db: DatabaseSync): string[] =>
  hasTable(db, 'kysely_migration')
    ? db
        .prepare('select name from kysely_migration order by name')
        .all()
        .map(({ name }) => String(name))
    : [];
