import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { freePort } from '../../packages/api/testing/free-port.ts';

/** Our server, or peers/express.ts. */
export type Kind = 'ours' | 'express';

export interface BenchServer extends AsyncDisposable {
  kind: Kind;
  url: string;
  /** Returns the processor time of the process in ms; NaN except on Linux. */
  cpuMs: () => number;
  /** Returns the resident memory now, or at its peak, in MB; NaN except on Linux. */
  memoryMb: (field: 'VmRSS' | 'VmHWM') => number;
}

const TICK_MS = 10;

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
/** The flags of `npm start`. */
const NODE_FLAGS = scripts.start.split(' ').filter((word) => word.startsWith('--'));

function readProc(child: ChildProcess, file: string): string {
  try {
    return readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => (exitCode ?? signalCode) !== null;

/** Starts a script with the flags of `npm start`; it ends with this process. */
function startNode(script: string, env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [...NODE_FLAGS, script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

const serverOf = (kind: Kind, url: string, child: ChildProcess): BenchServer => ({
  kind,
  url,
  cpuMs: () => {
    const fields = readProc(child, 'stat').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  },
  memoryMb: (field) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readProc(child, 'status'))?.[1]) / 1024,
  [Symbol.asyncDispose]: async () => {
    if (hasEnded(child)) return;
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  },
});

/** Starts Prahari with the flags of `npm start` and waits until it is ready. */
export async function startOurs(env: Record<string, string>): Promise<BenchServer> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = startNode('scripts/start/start.ts', {
    SITE_URL: '',
    AUTH_CALLS_PER_SOURCE: '0',
    ...env,
    PORT: port,
  });
  child.stdout?.resume();
  while (!(await fetch(`${url}/api/ready`).catch(() => undefined))?.ok) {
    if (hasEnded(child)) throw new Error(`The server of ${url} ended`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return serverOf('ours', url, child);
}

/** Starts peers/express.ts. @param database a PostgreSQL URL or an SQLite file */
export async function startExpress(database: string): Promise<BenchServer> {
  const child = startNode('scripts/bench/peers/express.ts', {
    NODE_ENV: 'production',
    PEER_DATABASE: database,
  });
  const port = await new Promise<string>((resolve, reject) => {
    if (child.stdout) createInterface(child.stdout).once('line', resolve);
    child.once('exit', (code, signal) => reject(new Error(`Express ended with ${code ?? signal}`)));
  });
  return serverOf('express', `http://127.0.0.1:${port}`, child);
}
