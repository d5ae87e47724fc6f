import { BackupError } from './backup/BackupError.ts';
import { ConfigError } from './ConfigError.ts';
import { DatabaseNewer, DataDirInUse, DataDirUnusable } from './db/errors.ts';

/** The environment prevents the start. The message is one line that says what to change. */
export class StartupError extends Error {}

/** Returns one line for an expected error, and the stack of any other. */
export function formatFatal(error: unknown): string {
  const expected = [
    BackupError,
    StartupError,
    ConfigError,
    DatabaseNewer,
    DataDirInUse,
    DataDirUnusable,
  ].some((kind) => error instanceof kind);
  const { message, stack } = error as Error;
  return `${expected ? message : stack}\n`;
}
