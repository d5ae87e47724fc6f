import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { DataDirInUse, DataDirUnusable, isBusy } from './errors.ts';
import type { Db, Tables } from './tables.ts';

/** Overwrites deleted content; the cache of 6 MB holds the pages of any list. */
const PRAGMAS =
  'pragma secure_delete = on; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000; pragma cache_size = -6000;';
const MAX_PREPARED_STATEMENTS = 500;

/** The folder in DATA_DIR where a restore prepares its files. */
export const RESTORING = 'restoring';

/** Makes a folder. Node's recursive mkdir never returns below a folder such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Set on folders such as /tmp, which are everybody's. */
const STICKY = 0o1000;

/**
 * Makes a folder that nobody else on the machine may look into, also an empty one that an operator made before. One of
 * another user stays as it is, as a volume of some containers does, and one with files, which may be `/etc`; our files
 * in it are private too. @throws if it is a file
 */
function makePrivate(folder: string): void {
  makeFolder(folder);
  const isEmpty = readdirSync(folder).length === 0;
  const { uid, mode } = statSync(folder);
  if (isEmpty && uid === process.getuid?.() && !(mode & STICKY)) chmodSync(folder, 0o700);
}

/** Makes an empty file that nobody else may read; SQLite gives its WAL the same permissions. */
const touchPrivate = (file: string): void => closeSync(openSync(file, 'a', 0o600));

/** Locks the folder until the process ends. */
function openLock(dataDir: string): DatabaseSync {
  const file = join(dataDir, 'lock.db');
  touchPrivate(file);
  const lock = new DatabaseSync(file);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive;');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new DataDirInUse(dataDir) : error;
  }
  return lock;
}

/** Locks a data folder. The result unlocks it. @throws DataDirInUse, DataDirUnusable */
export function lockDataDir(dataDir: string): () => void {
  try {
    makePrivate(dataDir);
    const lock = openLock(dataDir);
    return () => lock.close();
  } catch (error) {
    throw error instanceof DataDirInUse ? error : new DataDirUnusable(dataDir, error);
  }
}

/** Locks the folder unless a server has. A restore moves the files, so nothing runs beside it. */
function openLockUnlessServed(dataDir: string): DatabaseSync | undefined {
  try {
    return openLock(dataDir);
  } catch (error) {
    if (error instanceof DataDirInUse && !existsSync(join(dataDir, RESTORING))) return undefined;
    throw error;
  }
}

interface OpenFiles {
  /** Undefined beside a server. */
  lock: DatabaseSync | undefined;
  sqlite: DatabaseSync;
  file: string;
}

function openFiles(dataDir: string, isBesideServer: boolean): OpenFiles {
  try {
    makePrivate(dataDir);
    const lock = isBesideServer ? openLockUnlessServed(dataDir) : openLock(dataDir);
    const file = join(dataDir, 'prahari.db');
    // A killed restore has moved the earlier files away; an empty database would hide them.
    if (!existsSync(file) && existsSync(join(dataDir, RESTORING))) {
      lock?.close();
      throw new Error('a restore into it was interrupted. Run it again');
    }
    touchPrivate(file);
    const sqlite = new DatabaseSync(file);
    sqlite.exec(PRAGMAS);
    return { lock, sqlite, file };
  } catch (error) {
    throw error instanceof DataDirInUse ? error : new DataDirUnusable(dataDir, error);
  }
}

interface Statement extends SqliteStatement {
  all: (values: readonly unknown[]) => Record<string, unknown>[];
}

/** Adapts a statement for Kysely. */
function toStatement(statement: StatementSync): Statement {
  const isReader = statement.columns().length > 0;
  // FTS5 stores its own rows under ids above 2^53, which are then the last inserted ones.
  if (!isReader) statement.setReadBigInts(true);
  return {
    reader: isReader,
    all: (values) => statement.all(...(values as SQLInputValue[])),
    run: (values) => statement.run(...(values as SQLInputValue[])),
    iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
  };
}

/** Prepares each statement once. */
function statementCache(sqlite: DatabaseSync) {
  const statements = new Map<string, Statement>();
  return {
    prepare: (text: string): Statement => {
      let statement = statements.get(text);
      if (!statement) {
        statement = toStatement(sqlite.prepare(text));
        if (statements.size >= MAX_PREPARED_STATEMENTS) statements.clear();
        statements.set(text, statement);
      }
      return statement;
    },
    close: () => {
      statements.clear();
      sqlite.close();
    },
  };
}

/** Replaces SQLite's lower(), which handles ASCII only: searching for élan must find Élan. */
function withUnicodeLower(sqlite: DatabaseSync): DatabaseSync {
  sqlite.function('lower', { deterministic: true }, (value) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  );
  return sqlite;
}

/**
 * Opens a folder's SQLite database with durable commits. @param isBesideServer a short command may
 * write beside a running server: SQLite lets one wait for the other @throws DataDirInUse,
 * DataDirUnusable
 */
export function openSqlite(
  dataDir: string,
  { isBesideServer = false }: { isBesideServer?: boolean } = {},
): { db: Db; file: string } {
  const { lock, sqlite, file } = openFiles(dataDir, isBesideServer);
  const writer = statementCache(withUnicodeLower(sqlite));
  // Opened for short reads during a transaction: they see committed data and don't wait.
  let reader: ReturnType<typeof statementCache> | undefined;
  const openReader = () => {
    reader = statementCache(withUnicodeLower(new DatabaseSync(file, { readOnly: true, timeout: 5_000 })));
    return reader;
  };
  const database: SqliteDatabase = {
    prepare: (text) =>
      // On a full disk SQLite has rolled back; the error of a second rollback would hide the cause.
      writer.prepare(text === 'rollback' && !sqlite.isTransaction ? 'select 1' : text),
    close: () => {
      reader?.close();
      writer.close();
      lock?.close();
    },
  };
  const db = Object.assign(new Kysely<Tables>({ dialect: new SqliteDialect({ database }) }), {
    shortRead: async <Row>(query: { sql: string; parameters: readonly unknown[] }) =>
      (sqlite.isTransaction ? (reader ?? openReader()) : writer)
        .prepare(query.sql)
        .all(query.parameters) as Row[],
  });
  return { db, file };
}
