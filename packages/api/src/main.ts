import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
// Before anything else is loaded, so that a second start finds everything compiled. Not in the system's shared folder for
// temporary files, where somebody else could put code.
enableCompileCache(join(root, 'node_modules/.cache/node'));

const { startServer } = await import('./startup/server.ts');
const { formatFatal } = await import('./startup/StartupError.ts');

const ENDS_WITHIN_MS = 9_500;
const built = join(root, 'dist');

// Listened for before the start is said to be over, so that whoever reads that may send one at once.
const asked = Promise.withResolvers<void>();
let times = 0;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    times += 1;
    if (times > 1) process.exit(1);
    asked.resolve();
  });
}

try {
  const server = await startServer({
    env: process.env,
    siteDir: existsSync(join(built, 'index.html')) ? built : undefined,
    print: (line) => process.stdout.write(`${line}\n`),
  });
  await asked.promise;
  // A database that hangs must not keep the process from ending.
  setTimeout(() => process.exit(1), ENDS_WITHIN_MS).unref();
  await server.stop();
  process.exit(0);
} catch (error) {
  process.stderr.write(formatFatal(error));
  process.exit(1);
}
