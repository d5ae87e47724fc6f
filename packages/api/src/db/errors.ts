/** Another process uses the SQLite folder (docs/rules.md). */
export class DataDirInUse extends Error {
  constructor(dataDir: string) {
    super(
      `DATA_DIR ${dataDir} is in use by another process. Stop that one first, or give this one a folder of its own.`,
    );
  }
}

/** The folder can't hold the SQLite database. */
export class DataDirUnusable extends Error {
  constructor(dataDir: string, reason: unknown) {
    super(`DATA_DIR ${dataDir} cannot be used: ${reason instanceof Error ? reason.message : reason}`);
  }
}

/** A newer version has migrated the database, so this version does not know its schema. */
export class DatabaseNewer extends Error {
  constructor(migration: string) {
    super(
      `The database was changed by a newer version (${migration}). Start that version, or restore a backup made before it.`,
    );
  }
}

/** PostgreSQL did not reply in time. The statement may or may not have been executed. */
export class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout';
  readonly code = 'ETIMEDOUT';
  constructor(waitedMs: number) {
    super(`The database did not answer within ${waitedMs} ms`);
  }
}

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined;

/** Returns SQLite's extended result code or PostgreSQL's SQLSTATE. */
const codeOf = (error: unknown): unknown => fieldOf(error, 'errcode') ?? fieldOf(error, 'code');

/** Duplicate table, type or catalog key: two processes create a table at once. */
const ALREADY_THERE: readonly unknown[] = ['42P07', '42710', '23505'];
/** Serialization failure and deadlock. */
const RETRYABLE: readonly unknown[] = ['40001', '40P01'];
/** SQLite's primary codes: busy, locked, read-only, I/O error, full, cannot open. */
const SQLITE_UNAVAILABLE = [5, 6, 8, 10, 13, 14];
/** PostgreSQL's statement_timeout and idle_in_transaction_session_timeout. */
const TIMED_OUT: readonly string[] = ['57014', '25P03'];
/** The server is, or has just become, a standby: another one is taking over. */
const READ_ONLY = '25006';
const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOENT',
];

/** The driver's messages without a code: no connection or reply in time, or a lost connection. */
const DRIVER_UNAVAILABLE =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error/;

/** True if another process holds the SQLite file (SQLITE_BUSY). */
export const isBusy = (error: unknown): boolean => codeOf(error) === 5;

/** True if PostgreSQL can't convert a value for a comparison (class 22). */
export const isInvalidValue = (error: unknown): boolean => /^22...$/.test(String(codeOf(error)));

/** True if a table of PostgreSQL doesn't exist. */
export const isUndefinedTable = (error: unknown): boolean => codeOf(error) === '42P01';

/** True if PostgreSQL's role may not do this. */
export const isForbidden = (error: unknown): boolean => codeOf(error) === '42501';

/** True if another process has created the same table on PostgreSQL. */
export const isAlreadyThere = (error: unknown): boolean => ALREADY_THERE.includes(codeOf(error));

/** SQLite: read-only, I/O error, full. PostgreSQL: disk full. Reading may still work. */
const CANNOT_WRITE: readonly unknown[] = [8, 10, 13, '53100'];

/** True if a unique index has the value: SQLITE_CONSTRAINT_UNIQUE, unique_violation. */
export const isTaken = (error: unknown): boolean => [2067, '23505'].includes(codeOf(error) as string);

/** True if a guard would have two duties at the same time: exclusion_violation, or our trigger's message. */
export const isOverlap = (error: unknown): boolean =>
  codeOf(error) === '23P01' || (error instanceof Error && error.message === 'duties_overlap');

/** True if a change of a duty was refused because its client agreed it: our trigger's message. */
export const isMusterLocked = (error: unknown): boolean =>
  error instanceof Error && error.message === 'muster_locked';

/** True if another row refers to a deleted one (a violated foreign key). */
export const isReferenced = (error: unknown): boolean => [787, '23503'].includes(codeOf(error) as string);

/** True if the database can't write, because its disk is full or read-only. */
export function isUnwritable(error: unknown): boolean {
  const code = codeOf(error);
  return CANNOT_WRITE.includes(typeof code === 'number' ? code & 0xff : code);
}

/** True if the transaction conflicted with another one and can run again. */
export const isRetryable = (error: unknown): boolean => RETRYABLE.includes(codeOf(error));

/** True if the database is unreachable, late, read-only or full: a 503 with Retry-After. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (typeof code === 'number') return SQLITE_UNAVAILABLE.includes(code & 0xff);
  if (typeof code === 'string' && fieldOf(error, 'errcode') === undefined) {
    return (
      /^(08|53|57P|58)/.test(code) ||
      TIMED_OUT.includes(code) ||
      code === READ_ONLY ||
      NETWORK.includes(code) ||
      isRetryable(error)
    );
  }
  const message = error instanceof Error ? error.message : '';
  return DRIVER_UNAVAILABLE.test(message);
}
