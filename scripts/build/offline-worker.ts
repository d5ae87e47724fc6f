import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Rollup } from 'vite';
import { noticesIn } from './third-party-notices.ts';

/** Bundles the worker into the built site, and adds its licences. */
async function bundleWorker(dist: string): Promise<void> {
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: ['chrome106', 'safari15.4', 'firefox115'],
      modulePreload: false,
      rolldownOptions: {
        input: 'src/offline/worker.ts',
        output: { format: 'iife', entryFileNames: 'worker.js' },
      },
    },
  });
  const [worker] = [result].flat() as Rollup.RollupOutput[];
  if (!worker) throw new Error('The worker was not built');
  await appendFile(join(dist, 'third-party-notices.txt'), noticesIn(worker.output[0]).join('\n'));
}

/** Adds `worker.js`, with which the guard's page opens without network (ADR 0072). */
export const offlineWorker = (): AstroIntegration => ({
  name: 'offline-worker',
  hooks: { 'astro:build:done': ({ dir }) => bundleWorker(fileURLToPath(dir)) },
});
