import { DatabaseSync } from 'node:sqlite';
import { nowText } from '../db/ids.ts';
import { BackupError } from './BackupError.ts';

/** Tables that only a backup has. */
const INFO_TABLE = 'backup_about';
const FILES_TABLE = 'backup_files';

export interface MailFile {
  name: string;
  content: Uint8Array;
}

const CREATE_FILES = `create table ${FILES_TABLE} (name text primary key, content blob not null)`;
const CREATE_INFO = `create table ${INFO_TABLE} (made_at text not null)`;

/** Waits up to 10 s for locks of a running server. */
export const waitForLocks = (db: DatabaseSync): void => db.exec('pragma busy_timeout = 10000');

/** Adds the description and the mail files to a copy and makes it a single file without WAL. */
export function insertBackupTables(copy: DatabaseSync, files: readonly MailFile[]): void {
  copy.exec(`pragma journal_mode = delete; begin;
    ${CREATE_FILES}; ${CREATE_INFO}`);
  const insert = copy.prepare(`insert into ${FILES_TABLE} (name, content) values (?, ?)`);
  for (const { name, content } of files) insert.run(name, content);
  copy.prepare(`insert into ${INFO_TABLE} (made_at) values (?)`).run(nowText());
  copy.exec('commit');
}

export const isBackup = (db: DatabaseSync): boolean => hasTable(db, INFO_TABLE);

/** Reads the mail files of a backup. @throws BackupError for a foreign row */
export const selectMailFiles = (db: DatabaseSync): MailFile[] =>
  db
    .prepare(`select name, content from ${FILES_TABLE}`)
    .all()
    .map(({ name, content }) => {
      if (typeof name === 'string' && /^[\w-]+\.eml$/.test(name) && content instanceof Uint8Array)
        return { name, content };
      throw new BackupError(`a row of ${FILES_TABLE} is not a mail`);
    });

/** Turns a backup into the server's database. */
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

/** Removes quotes, case and white space, which differ between versions of SQLite. */
const normalized = (statement: unknown): string =>
  String(statement ?? '')
    .toLowerCase()
    .replace(/["'`\s]+/g, '');

const BACKUP_TABLES = [CREATE_FILES, CREATE_INFO].map(normalized);

/** SQLite's own tables; anything else with its prefix was written by hand. */
const OWN_TABLES = ['sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4'];

/** Returns the statement of each table, index, trigger and view, without those of backups only. */
export const schemaOf = (db: DatabaseSync): ReadonlyMap<string, string> =>
  new Map(
    db
      .prepare('select type, name, tbl_name, sql from sqlite_master')
      .all()
      .filter(({ type, name, tbl_name, sql }) => {
        if (type === 'table' && OWN_TABLES.includes(String(name))) return false;
        if (type === 'table' && BACKUP_TABLES.includes(normalized(sql))) return false;
        const isKeyIndex = type === 'index' && sql === null && String(name).startsWith('sqlite_autoindex_');
        return !(isKeyIndex && [FILES_TABLE, INFO_TABLE].includes(String(tbl_name)));
      })
      .map(({ type, name, sql }) => [`${type} ${name}`, normalized(sql)]),
  );

/** Ends all sessions and API tokens, because they may have ended since the backup. */
export const deleteSessions = (db: DatabaseSync): void =>
  db.exec('delete from sessions; delete from api_tokens');

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

/** Returns the names of the applied migrations. */
export const appliedMigrations = (db: DatabaseSync): string[] =>
  hasTable(db, 'kysely_migration')
    ? db
        .prepare('select name from kysely_migration order by name')
        .all()
        .map(({ name }) => String(name))
    : [];
