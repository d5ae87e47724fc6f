import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';

/** Keeps files in a folder of the data directory. */
export function diskFiles(dataDir: string): FileStore {
  const folder = join(dataDir, 'challans');
  const pathOf = (id: string) => join(folder, id);
  const partOf = (id: string) => `${pathOf(id)}.part`;
  return {
    write: async (id, { bytes }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(partOf(id), bytes, { mode: 0o600 });
      await rename(partOf(id), pathOf(id));
    },
    read: async (id) => {
      const found = await stat(pathOf(id)).catch(() => undefined);
      return found?.isFile() ? createReadStream(pathOf(id)) : undefined;
    },
    remove: async (id) => {
      await rm(partOf(id), { force: true });
      await rm(pathOf(id), { force: true });
    },
  };
}
