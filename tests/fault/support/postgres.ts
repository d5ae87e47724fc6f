import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../packages/api/src/testing/free-port.ts';
import { embeddedPostgres } from '../../../packages/api/src/testing/postgres.ts';

export interface Cluster {
  /** Makes an empty database and gives its address. */
  database: (name: string) => Promise<string>;
  /** As a power cut for its processes: no checkpoint, no goodbye, and recovery from the log at the next start. */
  stopAtOnce: () => Promise<void>;
  /** Resolves when it takes connections again. */
  start: () => Promise<void>;
  remove: () => Promise<void>;
}

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A PostgreSQL server of one's own, as durable as it comes (fsync on), that can be stopped and started. */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'prahari-fault-pg-'));
  // As root the server runs as another user, who must get through to its files.
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
    stopAtOnce: async () => {
      const pid = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGQUIT');
      while (runs(pid)) await new Promise((again) => setTimeout(again, 5));
    },
    start: () => server.start(),
    remove: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
