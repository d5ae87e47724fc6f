import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../packages/api/testing/free-port.ts';
import { embeddedPostgres } from '../../../packages/api/testing/postgres.ts';

export interface Cluster {
  /** Creates an empty database and returns its URL. */
  database: (name: string) => Promise<string>;
  /** Stops without a checkpoint, so that the next start recovers from the WAL. */
  stopImmediately: () => Promise<void>;
  start: () => Promise<void>;
  remove: () => Promise<void>;
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Starts a PostgreSQL server with fsync on. */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'prahari-fault-pg-'));
  // Under root, PostgreSQL becomes another user that must reach its files.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const databaseDir = join(folder, 'db');
  const EmbeddedPostgres = await embeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'prahari',
    password: 'prahari',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'max_connections=300'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    database: async (name) => {
      await server.createDatabase(name);
      return `postgres://prahari:prahari@127.0.0.1:${port}/${name}`;
    },
    stopImmediately: async () => {
      const pid = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGQUIT');
      while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    start: () => server.start(),
    remove: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
