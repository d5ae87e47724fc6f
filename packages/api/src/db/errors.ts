/** A second process on one SQLite folder (DECISIONS section 1). */
export class DataDirInUse extends Error {
  constructor(dataDir: string) {
    super(
      `DATA_DIR ${dataDir} is in use by another process. Stop that one first, or give this one a folder of its own.`,
    );
  }
}

/** A folder that cannot hold the embedded database. */
export class DataDirUnusable extends Error {
  constructor(dataDir: string, reason: unknown) {
    super(`DATA_DIR ${dataDir} cannot be used: ${reason instanceof Error ? reason.message : reason}`);
  }
}

/** A database that a newer version has migrated: this one cannot know what its tables mean. */
export class DatabaseNewer extends Error {
  constructor(migration: string) {
    super(
      `The database was changed by a newer version (${migration}). Start that version, or restore a backup made before it.`,
    );
  }
}

/** PostgreSQL did not answer in time. Whether it did what it was asked is not known: an answer may have got lost on its way. */
export class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout';
  readonly code = 'ETIMEDOUT';
  constructor(waitedMs: number) {
    super(`The database did not answer within ${waitedMs} ms`);
  }
}

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined;

/** SQLite says extended result codes, PostgreSQL SQLSTATE. */
const codeOf = (error: unknown): unknown => fieldOf(error, 'errcode') ?? fieldOf(error, 'code');

/** Serialization failure and deadlock: the transaction can simply be run again. */
const RETRYABLE: readonly unknown[] = ['40001', '40P01'];
/** Busy, read-only, I/O error, corrupt, full, cannot open: primary codes of SQLite. */
const SQLITE_UNAVAILABLE = [5, 6, 8, 10, 13, 14];
/** PostgreSQL cut a statement, or a transaction whose next one did not come, at its time limit. */
const TIMED_OUT: readonly string[] = ['57014', '25P03'];
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

/** Another process holds the SQLite file (SQLITE_BUSY). */
export const isBusy = (error: unknown): boolean => codeOf(error) === 5;

/** PostgreSQL could not read a value as the type it is compared with (class 22). SQLite compares anything. */
export const isInvalidValue = (error: unknown): boolean => /^22...$/.test(String(codeOf(error)));

/** The transaction lost to another and can be run again. */
export const isRetryable = (error: unknown): boolean => RETRYABLE.includes(codeOf(error));

/** True when the database itself cannot answer now: away, silent, starting, out of room. Worth a 503 with Retry-After. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (typeof code === 'number') return SQLITE_UNAVAILABLE.includes(code & 0xff);
  if (typeof code === 'string' && fieldOf(error, 'errcode') === undefined) {
    return (
      /^(08|53|57P|58)/.test(code) || TIMED_OUT.includes(code) || NETWORK.includes(code) || isRetryable(error)
    );
  }
  const message = error instanceof Error ? error.message : '';
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    message,
  );
}
