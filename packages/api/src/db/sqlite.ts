import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { GenericSqliteDialect } from 'kysely-generic-sqlite';
import { DataDirInUse, DataDirUnusable, isBusy } from './errors.ts';
import type { Db, Tables } from './tables.ts';

const PRAGMAS =
  'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000;';
const MAX_PREPARED_STATEMENTS = 500;

/** As `mkdir -p`. Node's own recursive one never ends below a folder such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Holds the folder for this process. The system lets go of the lock when the process ends, however it ends. */
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

/** Holds a folder as a server does, for work on its files. Gives what lets go. @throws DataDirInUse, DataDirUnusable */
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
    // For its owner alone, also in a folder that others may read. SQLite gives the files beside it the same rights.
    closeSync(openSync(file, 'a', 0o600));
    const sqlite = new DatabaseSync(file);
    sqlite.exec(PRAGMAS);
    return { lock, sqlite, file };
  } catch (error) {
    throw error instanceof DataDirInUse ? error : new DataDirUnusable(dataDir, error);
  }
}

/**
 * Opens the embedded database of a folder, durable at every commit (WAL, synchronous FULL).
 * @throws DataDirInUse when another process has the folder, DataDirUnusable when it is none or cannot be written
 */
export function openSqlite(dataDir: string): { db: Db; file: string } {
  const { lock, sqlite, file } = openFiles(dataDir);
  // SQLite's own lower() knows ASCII only; search must find Élan by élan on both engines.
  sqlite.function('lower', { deterministic: true }, (value) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  );
  const statements = new Map<string, StatementSync>();
  const prepare = (text: string): StatementSync => {
    const known = statements.get(text);
    if (known) return known;
    const statement = sqlite.prepare(text);
    if (statements.size >= MAX_PREPARED_STATEMENTS) statements.clear();
    statements.set(text, statement);
    return statement;
  };
  const dialect = new GenericSqliteDialect(() => ({
    db: sqlite,
    query: (_isSelect, text, parameters) => {
      // When the disk is full SQLite has rolled back already; a second rollback would hide why.
      if (text === 'rollback' && !sqlite.isTransaction) return { rows: [] };
      const statement = prepare(text);
      const values = (parameters ?? []) as SQLInputValue[];
      if (statement.columns().length > 0) return { rows: statement.all(...values) };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) };
    },
    close: () => {
      statements.clear();
      sqlite.close();
      lock.close();
    },
  }));
  return { db: new Kysely<Tables>({ dialect }), file };
}
