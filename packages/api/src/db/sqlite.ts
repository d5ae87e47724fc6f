import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { GenericSqliteDialect } from 'kysely-generic-sqlite';
import { DataDirInUse, DataDirUnusable, isBusy } from './errors.ts';
import { registerRunner } from './prepared.ts';
import type { Db, Tables } from './tables.ts';

/** With secure_delete, what is deleted is overwritten in the file. The 6 MB of pages in memory hold what a page of any list reads. */
const PRAGMAS =
  'pragma secure_delete = on; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000; pragma cache_size = -6000;';
const MAX_PREPARED_STATEMENTS = 500;

/** Folder in DATA_DIR in which a restore prepares the files that it moves to their place. */
export const RESTORING = 'restoring';

/** As `mkdir -p`. Node's recursive mkdir never returns below a folder such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Locks the folder for this process. The operating system releases the lock when the process ends. */
function openLock(dataDir: string): DatabaseSync {
  const lock = new DatabaseSync(join(dataDir, 'lock.db'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive;');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new DataDirInUse(dataDir) : error;
  }
  return lock;
}

/** Locks a data folder for work on its files. Returns a function that unlocks it. @throws DataDirInUse, DataDirUnusable */
export function lockDataDir(dataDir: string): () => void {
  try {
    makeFolder(dataDir);
    const lock = openLock(dataDir);
    return () => lock.close();
  } catch (error) {
    throw error instanceof DataDirInUse ? error : new DataDirUnusable(dataDir, error);
  }
}

function openFiles(dataDir: string): { lock: DatabaseSync; sqlite: DatabaseSync; file: string } {
  try {
    makeFolder(dataDir);
    const lock = openLock(dataDir);
    const file = join(dataDir, 'prahari.db');
    // A restore that was killed has moved the earlier files away: an empty database in their place would hide them.
    if (!existsSync(file) && existsSync(join(dataDir, RESTORING))) {
      lock.close();
      throw new Error('a restore into it was interrupted. Run it again');
    }
    // Private even in a folder that others may read. SQLite gives its WAL and SHM files the same permissions.
    closeSync(openSync(file, 'a', 0o600));
    const sqlite = new DatabaseSync(file);
    sqlite.exec(PRAGMAS);
    return { lock, sqlite, file };
  } catch (error) {
    throw error instanceof DataDirInUse ? error : new DataDirUnusable(dataDir, error);
  }
}

/**
 * Hides a bound LIMIT in an expression: SQLite plans for its value, so it would prepare the statement anew at each run, which
 * takes longer than to run it.
 */
const withSteadyLimit = (text: string): string => text.replaceAll(' limit ?', ' limit ? + 0');

/** Prepares each statement once. Rows are objects, or arrays of their columns. */
function statementCache(sqlite: DatabaseSync) {
  const statements = new Map<string, StatementSync>();
  const add = (text: string): StatementSync => {
    const statement = sqlite.prepare(withSteadyLimit(text));
    if (statements.size >= MAX_PREPARED_STATEMENTS) statements.clear();
    statements.set(text, statement);
    return statement;
  };
  return {
    prepare: (text: string, asArrays = false): StatementSync => {
      const statement = statements.get(text) ?? add(text);
      statement.setReturnArrays(asArrays);
      return statement;
    },
    close: () => {
      statements.clear();
      sqlite.close();
    },
  };
}

/** SQLite's lower() handles ASCII only, but searching for élan must find Élan on both engines. */
function withUnicodeLower(sqlite: DatabaseSync): DatabaseSync {
  sqlite.function('lower', { deterministic: true }, (value) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  );
  return sqlite;
}

/**
 * Opens the SQLite database of a folder with durable commits (WAL, synchronous FULL). @throws DataDirInUse when another process
 * uses the folder, DataDirUnusable when it is no writable folder
 */
export function openSqlite(dataDir: string): { db: Db; file: string } {
  const { lock, sqlite, file } = openFiles(dataDir);
  const writer = statementCache(withUnicodeLower(sqlite));
  // While a transaction is open, prepared queries have a connection of their own: they see what is committed, and do not wait for it.
  // Else they use the writer's, whose cache of pages outlives a write; that of any other connection is emptied by it.
  let reader: ReturnType<typeof statementCache> | undefined;
  const openReader = () => {
    reader = statementCache(withUnicodeLower(new DatabaseSync(file, { readOnly: true, timeout: 5_000 })));
    return reader;
  };
  const dialect = new GenericSqliteDialect(() => ({
    db: sqlite,
    query: (_isSelect, text, parameters) => {
      // On a full disk SQLite has already rolled back; the error of a second rollback would hide the cause.
      if (text === 'rollback' && !sqlite.isTransaction) return { rows: [] };
      const statement = writer.prepare(text);
      const values = (parameters ?? []) as SQLInputValue[];
      if (statement.columns().length > 0) return { rows: statement.all(...values) };
      // FTS5 stores its own rows under ids above 2^53, which are then the last inserted ones.
      statement.setReadBigInts(true);
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) };
    },
    close: () => {
      reader?.close();
      writer.close();
      lock.close();
    },
  }));
  const db = new Kysely<Tables>({ dialect });
  registerRunner(db, {
    alone: async ({ text, values, asArrays }) => {
      const connection = sqlite.isTransaction ? (reader ?? openReader()) : writer;
      return connection.prepare(text, asArrays).all(...(values as SQLInputValue[]));
    },
    onConnection: async (text, values) => writer.prepare(text).all(...(values as SQLInputValue[])),
  });
  return { db, file };
}
