import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder, launch, type Place, type Server } from './server.ts';

/** A server whose disk can be filled up and emptied while it runs. */
export interface SmallDisk {
  server: Server;
  /** Where its data can be looked at from outside. */
  place: Place;
  fill: () => void;
  empty: () => void;
}

/** A mount of its own needs a namespace of its own, which not every machine lets everybody have. */
const ownMount = ['unshare', '--user', '--map-root-user', '--mount'];
export const canMount = (): boolean =>
  spawnSync('unshare', [...ownMount.slice(1), 'sh', '-c', `mount -t tmpfs tmpfs ${freshFolder()}`]).status ===
  0;

export const canLimit = (): boolean => spawnSync('prlimit', ['--version']).status === 0;

/** Writes until not a byte more goes in. */
function writeUntilFull(file: string): void {
  const handle = openSync(file, 'a');
  try {
    for (let size = 1 << 20; size >= 1; size >>= 1) {
      try {
        for (;;) writeSync(handle, Buffer.alloc(size));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(handle);
  }
}

/** A file system of 8 MB that holds nothing but the data of `seed`. */
export async function onSmallMount(seed: Place): Promise<SmallDisk> {
  const folder = freshFolder();
  const script = 'mount -t tmpfs -o size=8m tmpfs "$0" && cp -a "$1/." "$0" && shift && exec "$@"';
  const server = launch({ dataDir: folder }, {}, [...ownMount, 'sh', '-c', script, folder, seed.dataDir]);
  await server.ready;
  const place = { dataDir: join(`/proc/${server.pid}/root`, folder) };
  const filler = join(place.dataDir, 'filler');
  return { server, place, fill: () => writeUntilFull(filler), empty: () => rmSync(filler) };
}

/** Any disk, but the process may not make a file longer than 4 KB. */
export async function underSizeLimit(seed: Place): Promise<SmallDisk> {
  const server = launch(seed);
  await server.ready;
  const limit = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);
  return { server, place: seed, fill: () => limit('4096'), empty: () => limit('unlimited') };
}
