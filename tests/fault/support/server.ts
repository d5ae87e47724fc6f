import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../arch/source-files.ts';

const main = join(root, 'packages/api/src/main.ts');

export interface DataLocation {
  dataDir: string;
  databaseUrl?: string;
}

export interface Server {
  pid: number;
  /** Resolves with the server's URL, or rejects with its output if it ends first. */
  ready: Promise<string>;
  /** The exit code, or the name of the signal that ended the server. */
  ended: Promise<number | string>;
  /** Returns the last 100,000 characters of stdout and stderr. */
  output: () => string;
  signal: (name: 'SIGKILL' | 'SIGTERM') => Promise<number | string>;
}

const running = new Set<Server>();
const folders = new Set<string>();

/** Kills servers that a failed test left, and removes temporary folders. */
export async function cleanUp(): Promise<void> {
  await Promise.all([...running].map((server) => server.signal('SIGKILL')));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders.clear();
}

export function createTempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prahari-fault-'));
  folders.add(folder);
  return folder;
}

/** Starts a server process, on a free port unless `env` sets PORT, under `command` if given. */
export function startServer(
  dataLocation: DataLocation,
  env: Record<string, string> = {},
  command: string[] = [],
): Server {
  const [file = process.execPath, ...args] = [...command, process.execPath, main];
  const child = spawn(file, args, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOME: process.env.HOME,
      PORT: '0',
      DATA_DIR: dataLocation.dataDir,
      ...(dataLocation.databaseUrl && { DATABASE_URL: dataLocation.databaseUrl }),
      ADMIN_EMAIL: 'office@example.com',
      ADMIN_PASSWORD: 'a lamp at the gate',
      AUTH_CALLS_PER_SOURCE: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ready = Promise.withResolvers<string>();
  ready.promise.catch(() => {});
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed = `${printed}${text}`.slice(-100_000);
      const address = /^Prahari is ready at (\S+)$/m.exec(printed)?.[1];
      if (address) ready.resolve(address.replace('localhost', '127.0.0.1'));
    });
  }
  const ended = new Promise<number | string>((done) =>
    child.on('close', (code, signal) => done(code ?? signal ?? 'no end')),
  );
  const server: Server = {
    pid: child.pid ?? 0,
    ready: ready.promise,
    ended,
    output: () => printed,
    signal: (name) => {
      child.kill(name);
      return ended;
    },
  };
  running.add(server);
  void ended.then((end) => {
    running.delete(server);
    ready.reject(new Error(`The server ended (${end}) before it was ready:\n${printed}`));
  });
  return server;
}
