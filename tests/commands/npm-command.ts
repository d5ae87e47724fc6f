import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../arch/source-files.ts';

export interface Command {
  /** Output so far, stdout and stderr. */
  output: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  /** Sends SIGTERM to npm and waits for its end. */
  stop: () => Promise<number | null>;
}

/** The environment without Vitest's variables, which Astro and Vite would read. */
const ownEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|NODE_ENV$|MODE$|DEV$|PROD$|SSR$|BASE_URL$|TEST)/.test(name),
  ),
);

const running = new Set<ChildProcess>();

/** Stops commands that a failed test left running. */
export function stopAll(): void {
  for (const child of running) child.kill('SIGTERM');
}

/** Runs `npm …` in the root folder. */
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

export const createTempFolder = (): string => mkdtempSync(join(tmpdir(), 'prahari-command-'));

/** Waits until a URL answers with 2xx; fails with the command's output when it ends first. */
export async function waitForUrl(url: string, command: Command): Promise<Response> {
  let isOver = false;
  void command.ended.then(() => {
    isOver = true;
  });
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return response;
    if (isOver) throw new Error(`The command ended before ${url} answered:\n${command.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
