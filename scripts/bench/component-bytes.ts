// The bytes of each base component with its dependencies, without React. For `npm run bench` and the Bytes page of Storybook.
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build } from 'vite';
import { codeOf } from './bundled-code.ts';

const root = join(import.meta.dirname, '../..');

/** Bytes of one module with its dependencies, React left out. @param file its path from the root */
export async function bytesOf(file: string): Promise<{ minified: number; gzip: number }> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(root, file), formats: ['es'] },
      rolldownOptions: { external: /^react(?:-dom)?(?:\/|$)/, output: { codeSplitting: false } },
    },
  });
  const code = codeOf(result);
  return { minified: Buffer.byteLength(code), gzip: gzipSync(code).length };
}

/** `{ name, minified, gzip }` of each base component, by name. */
export async function componentBytes() {
  const rows = [];
  for (const file of globSync('packages/ui/src/base/*/*.tsx', { cwd: root }).sort()) {
    const name = basename(file, '.tsx');
    if (name === basename(dirname(file))) rows.push({ name, ...(await bytesOf(file)) });
  }
  return rows;
}
