import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../../../packages/api/testing/data-folder.ts';
import { freePort } from '../../../packages/api/testing/free-port.ts';

const root = join(import.meta.dirname, '../../..');

export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

const ended = (child: ChildProcess) =>
  hasEnded(child) ? Promise.resolve() : new Promise<void>((done) => child.once('exit', () => done()));

async function answers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const until = Date.now() + 90_000;
  while (Date.now() < until) {
    if (hasEnded(child)) throw new Error(`The server stopped:\n${output()}`);
    const ready = await fetch(`${url}/api/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server did not answer:\n${output()}`);
}

/** Runs packages/api/src/main.ts with a low hashing cost: for journeys, not for benches. */
export const lowCostMain = 'packages/api/testing/main.ts';

/** Starts the server on the built site, or on `siteDir`, with its own data folder. */
export async function startServer(
  env: Record<string, string>,
  siteDir?: string,
  main = 'packages/api/src/main.ts',
): Promise<RunningServer> {
  const dataDir = dataFolder('prahari-e2e-');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, siteDir ? ['tests/e2e/support/serve-folder.ts', siteDir] : [main], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  // A test that runs out of time while the server starts ends the worker without calling `stop`.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended(child);
    process.off('exit', kill);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await answers(url, child, () => output);
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
  return { url, stop: () => stop('SIGTERM') };
}
