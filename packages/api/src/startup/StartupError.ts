import { BackupError } from '../backup/BackupError.ts';
import { ConfigError } from '../config.ts';
import { DatabaseNewer, DataDirInUse, DataDirUnusable } from '../db/errors.ts';

/** Something outside must change before the server can start. Its message is one line that says what. */
export class StartupError extends Error {}

/** What is said on the console before the process ends: one line for what was to be expected, the stack for anything else. */
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
