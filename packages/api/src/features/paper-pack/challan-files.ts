import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Challan } from '@prahari/contract/paper-pack.schemas';

const SIGNATURES: readonly (readonly [type: Challan['type'], bytes: readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** Returns the type of a file by its first bytes, whatever its name says; undefined for any other. */
export const typeOfBytes = (bytes: Uint8Array): Challan['type'] | undefined =>
  SIGNATURES.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0];

/** An hour: a younger file may belong to a row that is not committed yet. */
const ORPHAN_MS = 3_600_000;

const folderIn = (dataDir: string): string => join(dataDir, 'challans');
const pathOf = (dataDir: string, id: string): string => join(folderIn(dataDir), id);

/** Writes the file of a receipt, whole or not at all. */
export async function writeChallan(dataDir: string, id: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folderIn(dataDir), { recursive: true, mode: 0o700 });
  const path = pathOf(dataDir, id);
  await writeFile(`${path}.part`, bytes, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** Returns the bytes of a receipt in pieces; undefined when its file is gone. */
export async function readChallan(
  dataDir: string,
  id: string,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const path = pathOf(dataDir, id);
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? createReadStream(path) : undefined;
}

export const removeChallan = (dataDir: string, id: string): Promise<void> =>
  rm(pathOf(dataDir, id), { force: true });

/** Returns the names of files that are older than an hour. */
export async function oldFiles(dataDir: string): Promise<string[]> {
  const names = await readdir(folderIn(dataDir)).catch(() => []);
  const old: string[] = [];
  for (const name of names) {
    const found = await stat(pathOf(dataDir, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > ORPHAN_MS) old.push(name);
  }
  return old;
}
