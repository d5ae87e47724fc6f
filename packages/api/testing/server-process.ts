import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { TestDatabase } from './database.ts';

const source = join(import.meta.dirname, '../src');

interface ProcessOptions {
  env?: Record<string, string>;
  args?: readonly string[];
  /** The code of a module that Node loads first, and that gets messages. */
  preload?: string;
}

/** Starts a script of `src`, such as the server, as a process on a database. */
export function startProcess(
  { dataDir, databaseUrl }: TestDatabase,
  script: string,
  { env = {}, args = [], preload }: ProcessOptions = {},
) {
  const first =
    preload === undefined ? [] : ['--import', `data:text/javascript,${encodeURIComponent(preload)}`];
  const child = spawn(process.execPath, [...first, join(source, script), ...args], {
    stdio: ['ignore', 'pipe', 'pipe', ...(preload === undefined ? [] : ['ipc' as const])],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...env,
    },
  });
  let stdout = '';
  let stderr = '';
  const ready = Promise.withResolvers<string>();
  child.stdout?.on('data', (chunk) => {
    stdout += chunk;
    const address = /^Prahari is ready at (\S+)$/m.exec(stdout)?.[1];
    if (address) ready.resolve(address);
  });
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  void ended.then(() => ready.reject(new Error(`ended before it was ready: ${stderr}`)));
  ready.promise.catch(() => {});
  return {
    child,
    /** The address of the server, once it is ready. */
    ready: ready.promise,
    /** The exit code. */
    ended,
    output: () => ({ stdout, stderr }),
    kill: () => child.kill('SIGKILL'),
    end: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
