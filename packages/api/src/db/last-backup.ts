import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (dataDir: string): string => join(dataDir, 'last-backup.txt');

/** Notes in DATA_DIR that a backup was made now. */
export function noteBackup(dataDir: string): void {
  writeFileSync(fileIn(dataDir), `${new Date().toISOString()}\n`, { mode: 0o600 });
}

/** Returns the instant of the last backup that was made with this DATA_DIR; undefined without any. */
export function lastBackup(dataDir: string): string | undefined {
  try {
    return readFileSync(fileIn(dataDir), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}
