import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports from which Linux takes those of outgoing connections: another test's client could get the port. */
const [LOWEST, HIGHEST] = [10_000, 32_000];

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Returns a free port of this machine. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST);
  return (await isFree(port)) ? port : freePort();
}
