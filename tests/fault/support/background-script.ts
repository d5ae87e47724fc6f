import { type ChildProcess, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Starts a script and resolves at its first output with a function that ends it. */
export async function startBackgroundScript(
  script: string,
  args: readonly string[],
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await Promise.race([
    new Promise<void>((resolve) => child.stdout.once('data', () => resolve())),
    ended.then(() => {
      throw new Error(`${script} ended before it began its work`);
    }),
  ]);
  return () => {
    running.delete(child);
    child.kill('SIGKILL');
    return ended;
  };
}

/** Ends scripts that a failed test has left. */
export function killBackgroundScripts(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}
