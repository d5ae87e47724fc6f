import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { freePort } from '../../packages/api/src/testing/free-port.ts';

export interface BenchServer {
  name: string;
  urls: string[];
  /** Processor time of all its processes together. */
  cpuMs: () => number;
  residentMb: () => number;
  /** The most it ever had. */
  peakMb: () => number;
  stop: () => Promise<void>;
}

const TICK_MS = 10;

/** The flags that `npm start` uses. */
const NODE_FLAGS = ['--max-semi-space-size=4'];

/** Processor time of a process in ms, on Linux; else NaN. */
function cpuMsOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

/** Resident memory of a process in MB, now (VmRSS) or at its peak (VmHWM), on Linux; else NaN. */
function memoryMbOf(pid: number | undefined, field: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Ends a server with this process, also after an error that nobody caught. */
function endWithThisProcess(child: ChildProcess): void {
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

/** How a process ended, by itself or by a signal, as an aborted one does. Null while it runs. */
const endOf = ({ exitCode, signalCode }: ChildProcess): number | string | null => exitCode ?? signalCode;

function serverOf(name: string, urls: string[], children: ChildProcess[]): BenchServer {
  return {
    name,
    urls,
    cpuMs: () => sum(children.map(({ pid }) => cpuMsOf(pid))),
    residentMb: () => sum(children.map(({ pid }) => memoryMbOf(pid, 'VmRSS'))),
    peakMb: () => sum(children.map(({ pid }) => memoryMbOf(pid, 'VmHWM'))),
    stop: async () => {
      for (const child of children) {
        if (endOf(child) !== null) continue;
        child.kill('SIGTERM');
        await new Promise((resolve) => child.once('exit', resolve));
      }
    },
  };
}

async function isReady(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (response?.ok) return;
    const ended = endOf(child);
    if (ended !== null) throw new Error(`The server of ${url} ended with ${ended}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Starts `count` processes of Prahari on one database. More than one needs PostgreSQL. */
export async function startOurs(name: string, env: Record<string, string>, count = 1): Promise<BenchServer> {
  const children: ChildProcess[] = [];
  const urls: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const port = await freePort();
    const child = spawn(process.execPath, [...NODE_FLAGS, 'packages/api/src/main.ts'], {
      env: { ...process.env, SITE_URL: '', AUTH_CALLS_PER_SOURCE: '0', ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    endWithThisProcess(child);
    children.push(child);
    urls.push(`http://127.0.0.1:${port}`);
    await isReady(urls[index] ?? '', child);
  }
  return serverOf(name, urls, children);
}

/** Starts one of `peers/`. @param database a PostgreSQL URL or an SQLite file */
export async function startPeer(
  name: string,
  file: 'floor' | 'express',
  database: string,
): Promise<BenchServer> {
  const child = spawn(process.execPath, [...NODE_FLAGS, `scripts/bench/peers/${file}.ts`], {
    env: { ...process.env, NODE_ENV: 'production', PEER_DATABASE: database },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endWithThisProcess(child);
  const port = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve);
    child.once('exit', (code, signal) => reject(new Error(`${name} ended with ${code ?? signal}`)));
  });
  return serverOf(name, [`http://127.0.0.1:${port}`], [child]);
}
