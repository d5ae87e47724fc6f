import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../packages/api/testing/free-port.ts';
import { acceptsConnections } from './accepts-connections.ts';
import { requireProgram } from './debian-program.ts';

export interface PgBouncer {
  /** The URL of the database through PgBouncer. */
  url: string;
  start: () => Promise<void>;
  kill: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Starts PgBouncer in transaction mode with few connections, so that they change hands. */
export async function startPgBouncer(
  databaseUrl: string,
  settings: readonly string[] = [],
): Promise<PgBouncer> {
  const program = requireProgram('pgbouncer', 'pgbouncer');
  const { hostname, port: databasePort, username, password, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'prahari-fault-pgbouncer-'));
  // Under root, PgBouncer becomes another user that must read its files.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${username}" "${password}"\n`);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${databasePort}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      'default_pool_size = 8',
      'server_login_retry = 1',
      ...settings,
      '',
    ].join('\n'),
  );
  let child: ChildProcess | undefined;
  let ended: Promise<void> = Promise.resolve();
  const start = async () => {
    const started = spawn(program, ['-q', ...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file], {
      stdio: 'ignore',
    });
    child = started;
    ended = new Promise((done) => started.on('close', () => done()));
    while (!(await acceptsConnections(port))) {
      if (started.exitCode !== null) throw new Error(`PgBouncer ended with ${started.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const kill = async () => {
    child?.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`,
    start,
    kill,
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
