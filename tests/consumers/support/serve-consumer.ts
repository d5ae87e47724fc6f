import { spawn } from 'node:child_process';
import { plainEnvironment } from './build-consumer.ts';

/** Runs `npm start` of an app until `stop`, as its framework serves it. */
export async function serveConsumer(
  folder: string,
  port: number,
): Promise<{ url: string; stop: () => void }> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...plainEnvironment(), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm, a shell and the server are one group
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = () => {
    process.off('exit', stop);
    if (child.pid && isRunning()) process.kill(-child.pid, 'SIGTERM');
  };
  process.once('exit', stop);
  const until = Date.now() + 30_000;
  while (Date.now() < until && isRunning()) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  stop();
  throw new Error(`npm start did not answer:\n${output}`);
}
