import { appendFile } from 'node:fs/promises';
import { build, type Rollup } from 'vite';
import { noticesIn } from './third-party-notices.ts';

/** Bundles the worker that opens the guard's page without network into `dist/worker.js`, and adds its licences. */
export async function buildOfflineWorker(): Promise<void> {
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'dist',
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
  await appendFile('dist/third-party-notices.txt', noticesIn(worker.output[0]).join('\n'));
}
