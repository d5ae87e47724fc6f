import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createTempFolder, type DataLocation, type Server, startServer } from './server.ts';

/** A server whose disk a test can fill and empty. */
export interface LimitedDisk {
  server: Server;
  /** The data as seen outside the server's mount namespace. */
  dataLocation: DataLocation;
  fill: () => void;
  empty: () => void;
}

/** Mounts without root, which not every machine allows. */
const mountNamespace = ['unshare', '--user', '--map-root-user', '--mount'];
export const canMount = (): boolean =>
  spawnSync('unshare', [...mountNamespace.slice(1), 'sh', '-c', `mount -t tmpfs tmpfs ${createTempFolder()}`])
    .status === 0;

export const canLimitFileSize = (): boolean => spawnSync('prlimit', ['--version']).status === 0;

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

/** Mounts a 32 MB file system with a copy of `seed`. */
export async function withSmallMount(seed: DataLocation): Promise<LimitedDisk> {
  const folder = createTempFolder();
  const script = 'mount -t tmpfs -o size=32m tmpfs "$0" && cp -a "$1/." "$0" && shift && exec "$@"';
  const server = startServer({ dataDir: folder }, {}, [
    ...mountNamespace,
    'sh',
    '-c',
    script,
    folder,
    seed.dataDir,
  ]);
  await server.ready;
  const dataLocation = { dataDir: join(`/proc/${server.pid}/root`, folder) };
  const filler = join(dataLocation.dataDir, 'filler');
  return { server, dataLocation, fill: () => writeUntilFull(filler), empty: () => rmSync(filler) };
}

/** Limits the file size of the process to 4 KB after `fill`. */
export async function withFileSizeLimit(seed: DataLocation): Promise<LimitedDisk> {
  const server = startServer(seed);
  await server.ready;
  const limit = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);
  return { server, dataLocation: seed, fill: () => limit('4096'), empty: () => limit('unlimited') };
}
