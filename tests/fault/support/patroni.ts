import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../../../packages/api/testing/free-port.ts';
import { isStandby } from '../../../packages/api/testing/statements.ts';
import { requireProgram } from './debian-program.ts';
import { processTree } from './process-tree.ts';
import { openDatabaseAt } from './seed-company.ts';

/** Two PostgreSQL servers under Patroni, one the synchronous standby, behind HAProxy. */
export interface ReplicatedCluster {
  /** The URL of the primary, whichever server that is. */
  url: string;
  /** The URL of the standby. */
  replicaUrl: string;
  /** Kills the primary and its Patroni as a power cut does. Returns the killed server. */
  killPrimary: () => Promise<number>;
  /** Starts the Patroni of a killed server, which makes it a standby. */
  restart: (server: number) => void;
  switchOver: () => Promise<void>;
  /** Stops or continues the standby's replay of changes. It still receives them. */
  signalReplay: (signal: 'SIGSTOP' | 'SIGCONT') => Promise<void>;
  /** Resolves when a synchronous standby follows the primary. */
  synchronous: () => Promise<void>;
  remove: () => Promise<void>;
}

const USER = 'prahari';
const PASSWORD = 'prahari';
const SERVERS = 2;
/** Replaces a silent primary after `ttl` seconds, which suits machines of one network. */
const TIMING = { ttl: 5, loop_wait: 1, retry_timeout: 2 };

/** `wal_keep_size` lets a server that was down catch up without a full copy. */
const PARAMETERS = { max_connections: 200, wal_compression: 'on', wal_keep_size: '8GB' };
const SYNCHRONOUS_WITHIN_MS = 180_000;

/** Debian's PostgreSQL and Patroni refuse to run as root. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has ended.
    }
  }
}

/** Returns the postmaster of a data folder with its processes; empty when it doesn't run. */
function serverProcesses(dataFolder: string): number[] {
  try {
    const [pid] = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
    // After a kill, the file may name another program's process.
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataFolder)) return [];
    return processTree(Number(pid));
  } catch {
    return [];
  }
}

/** Waits until the proxy connects to a primary or standby several times in a row. */
async function proxyConnectsTo(databaseUrl: string, { standby }: { standby: boolean }): Promise<void> {
  for (let right = 0; right < SERVERS; ) {
    const found = await openDatabaseAt({ dataDir: '', databaseUrl })
      .then((db) => isStandby(db).finally(() => db.destroy()))
      .catch(() => undefined);
    right = found === standby ? right + 1 : 0;
    if (right === 0) await sleep(50);
  }
}

interface Member {
  name: string;
  role: string;
  state: string;
}

export async function startReplicatedCluster(): Promise<ReplicatedCluster> {
  const patroni = requireProgram('patroni', 'patroni');
  const etcd = requireProgram('etcd', 'etcd-server');
  const haproxy = requireProgram('haproxy', 'haproxy');
  const binaries = dirname(requireProgram('pg_rewind', 'postgresql'));
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'prahari-fault-patroni-'));
  chmodSync(folder, 0o755);
  const own = (path: string): string => {
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
    return path;
  };
  const ownFolder = (name: string): string => {
    mkdirSync(join(folder, name), { mode: 0o700 });
    return own(join(folder, name));
  };
  const running = new Set<ChildProcess>();
  const run = (program: string, args: string[]): ChildProcess => {
    const child = spawn(program, args, { cwd: folder, stdio: 'ignore', ...user });
    running.add(child);
    child.on('close', () => running.delete(child));
    return child;
  };

  const [etcdPort, peerPort, primaryPort, replicaPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const peer = `http://127.0.0.1:${peerPort}`;
  run(etcd, [
    ...['--data-dir', ownFolder('etcd')],
    ...['--listen-client-urls', `http://127.0.0.1:${etcdPort}`],
    ...['--advertise-client-urls', `http://127.0.0.1:${etcdPort}`],
    ...[
      '--listen-peer-urls',
      peer,
      '--initial-advertise-peer-urls',
      peer,
      '--initial-cluster',
      `default=${peer}`,
    ],
  ]);

  const servers = await Promise.all(
    Array.from({ length: SERVERS }, async (_, index) => {
      const [port, restPort] = [await freePort(), await freePort()];
      const name = `server${index}`;
      const data = ownFolder(name);
      const file = join(folder, `${name}.json`);
      const account = { username: USER, password: PASSWORD };
      // JSON is YAML.
      writeFileSync(
        file,
        JSON.stringify({
          scope: 'prahari',
          name,
          restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
          etcd3: { host: `127.0.0.1:${etcdPort}` },
          bootstrap: {
            dcs: {
              ...TIMING,
              synchronous_mode: true,
              primary_start_timeout: 0,
              postgresql: { use_pg_rewind: true, parameters: PARAMETERS },
            },
            initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
          },
          postgresql: {
            listen: `127.0.0.1:${port}`,
            connect_address: `127.0.0.1:${port}`,
            data_dir: join(data, 'db'),
            bin_dir: binaries,
            pgpass: join(data, 'pgpass'),
            authentication: { superuser: account, replication: account, rewind: account },
            parameters: { unix_socket_directories: data },
            pg_hba: [
              'host all all 127.0.0.1/32 scram-sha-256',
              'host replication all 127.0.0.1/32 scram-sha-256',
            ],
          },
        }),
      );
      own(file);
      return { name, file, port, restPort, data, child: undefined as ChildProcess | undefined };
    }),
  );
  const serverAt = (index: number) => {
    const server = servers[index];
    if (!server) throw new Error(`There is no server ${index}`);
    return server;
  };
  const restart = (index: number): void => {
    serverAt(index).child = run(patroni, [serverAt(index).file]);
  };
  const members = async (): Promise<Member[]> => {
    for (const { restPort } of servers) {
      const reply = await fetch(`http://127.0.0.1:${restPort}/cluster`).catch(() => undefined);
      if (reply?.ok) return ((await reply.json()) as { members: Member[] }).members;
    }
    return [];
  };
  const until = async (ready: (list: readonly Member[]) => boolean): Promise<void> => {
    const began = performance.now();
    for (;;) {
      const list = await members();
      if (ready(list)) return;
      if (performance.now() - began > SYNCHRONOUS_WITHIN_MS)
        throw new Error(`The servers are not ready: ${JSON.stringify(list)}`);
      await sleep(100);
    }
  };
  const synchronous = () =>
    until(
      (list) =>
        list.some(({ role }) => role === 'leader') && list.some(({ role }) => role === 'sync_standby'),
    );
  const primary = async (): Promise<number> => {
    const leader = (await members()).find(({ role }) => role === 'leader')?.name;
    return servers.findIndex(({ name }) => name === leader);
  };

  const backend = (name: string, port: number, path: string) => [
    `listen ${name}`,
    `  bind 127.0.0.1:${port}`,
    `  option httpchk OPTIONS ${path}`,
    '  http-check expect status 200',
    '  default-server inter 500ms fastinter 200ms downinter 200ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...servers.map(
      (server) => `  server ${server.name} 127.0.0.1:${server.port} check port ${server.restPort}`,
    ),
  ];
  const proxyFile = join(folder, 'haproxy.cfg');
  writeFileSync(
    proxyFile,
    [
      'defaults',
      '  mode tcp',
      '  timeout connect 1s',
      '  timeout client 1h',
      '  timeout server 1h',
      '  timeout check 1s',
      ...backend('primary', primaryPort, '/primary'),
      ...backend('replica', replicaPort, '/replica'),
      '',
    ].join('\n'),
  );

  restart(0);
  await until((list) => list.some(({ role, state }) => role === 'leader' && state === 'running'));
  for (let index = 1; index < SERVERS; index += 1) restart(index);
  await synchronous();
  run(haproxy, ['-db', '-f', own(proxyFile)]);
  const urlAt = (port: number) => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`;
  // Before its first checks, HAProxy takes every server for primary and standby.
  await proxyConnectsTo(urlAt(primaryPort), { standby: false });
  await proxyConnectsTo(urlAt(replicaPort), { standby: true });
  return {
    url: urlAt(primaryPort),
    replicaUrl: urlAt(replicaPort),
    restart,
    synchronous,
    killPrimary: async () => {
      const index = await primary();
      const { child, data } = serverAt(index);
      killAll([...(child?.pid ? processTree(child.pid) : []), ...serverProcesses(join(data, 'db'))]);
      return index;
    },
    signalReplay: async (signal) => {
      const { data } = serverAt(((await primary()) + 1) % SERVERS);
      const replaying = serverProcesses(join(data, 'db')).find((pid) =>
        readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(': startup'),
      );
      if (replaying === undefined) throw new Error('No process applies changes');
      process.kill(replaying, signal);
    },
    switchOver: async () => {
      const leader = await primary();
      const { restPort, name } = serverAt(leader);
      const candidate = serverAt((leader + 1) % SERVERS).name;
      const reply = await fetch(`http://127.0.0.1:${restPort}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: name, candidate }),
      });
      if (!reply.ok) throw new Error(`The switchover failed: ${await reply.text()}`);
    },
    remove: async () => {
      for (const { pid } of running) if (pid) killAll(processTree(pid));
      for (const { data } of servers) killAll(serverProcesses(join(data, 'db')));
      while (running.size > 0) await sleep(20);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
