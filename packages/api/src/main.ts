import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
// Comes before other modules. In the shared temporary folder other users could place code.
enableCompileCache(join(root, 'node_modules/.cache/node'));

const { startServer } = await import('./startup/server.ts');
const { restrictOutbound } = await import('./startup/outbound.ts');
const { formatFatal } = await import('./StartupError.ts');

const ENDS_WITHIN_MS = 9_500;
/** A release has the site twice: for an API of the same origin and for another (docs/adr/0041). */
const folders = process.env.PUBLIC_API_URL?.trim() ? ['dist-other-origin', 'dist'] : ['dist'];

// A signal may come as soon as the server prints that it is ready.
const shutdown = Promise.withResolvers<void>();
let signals = 0;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    signals += 1;
    if (signals > 1) process.exit(1);
    shutdown.resolve();
  });
}

try {
  const connectTo = await restrictOutbound(process.env);
  const server = await startServer({
    env: process.env,
    siteDir: folders
      .map((folder) => join(root, folder))
      .find((folder) => existsSync(join(folder, 'index.html'))),
    connectTo,
    print: (line) => process.stdout.write(`${line}\n`),
  });
  await shutdown.promise;
  // A hanging database must not prevent the exit.
  setTimeout(() => process.exit(1), ENDS_WITHIN_MS).unref();
  await server.stop();
  process.exit(0);
} catch (error) {
  process.stderr.write(formatFatal(error));
  process.exit(1);
}
