import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../arch/source-files.ts';

export interface Command {
  /** What it has printed so far. */
  output: () => string;
  /** Resolves with its exit code once it has ended. */
  ended: Promise<number | null>;
  /** As a person's Ctrl-C in a script: SIGTERM to npm itself. */
  stop: () => Promise<number | null>;
}

/** The environment without what Vitest put into it: Astro and Vite look at it. */
const ownEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|NODE_ENV$|MODE$|DEV$|PROD$|SSR$|BASE_URL$|TEST)/.test(name),
  ),
);

const running = new Set<ChildProcess>();

/** Ends what a test that failed left running. */
export function stopAll(): void {
  for (const child of running) child.kill('SIGTERM');
}

/** Runs `npm …` as a newcomer would type it. */
export function npm(args: readonly string[], env: Record<string, string> = {}): Command {
  const child: ChildProcess = spawn('npm', args, {
    cwd: root,
    env: { ...ownEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)));
  return {
    output: () => printed,
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'prahari-command-'));

/** Waits until an address answers with 2xx; fails with what the command printed when it ends before. */
export async function answers(url: string, command: Command): Promise<Response> {
  let over = false;
  void command.ended.then(() => {
    over = true;
  });
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return response;
    if (over) throw new Error(`It ended before ${url} answered:\n${command.output()}`);
    await new Promise((again) => setTimeout(again, 100));
  }
}
