import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BackupError } from './BackupError.ts';

/** Flushes a file or folder to disk. A new file is durable once its folder is flushed as well. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Lets `write` fill a temporary file and renames it when it is flushed, so that the target never
 * holds a partial backup. Returns what `write` returns. @throws BackupError when the file exists
 */
export async function writeAtomically<Result>(
  file: string,
  write: (path: string) => Promise<Result>,
): Promise<Result> {
  if (existsSync(file)) throw new BackupError(`${file} is there already. Give another file.`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    // The empty file makes the permissions private before there is content.
    await (await open(part, 'wx', 0o600)).close();
    const result = await write(part);
    await syncToDisk(part);
    await rename(part, file);
    await syncToDisk(dirname(file));
    return result;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
