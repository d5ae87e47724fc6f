import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
const { exports, publishConfig } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const deprecated = Object.entries<string>(exports).filter(([path]) => path !== './*');

test('each deprecated path leads to a module, in the workspace and as published', () => {
  expect(deprecated.filter(([, file]) => !existsSync(join(folder, file)))).toEqual([]);
  const published = deprecated.map(([path, file]) => [
    path,
    file.replace('./src/', './dist/').replace(/ts$/, 'js'),
  ]);
  expect(publishConfig.exports).toEqual({ './*': './dist/*.js', ...Object.fromEntries(published) });
});

test('no file of ours imports a deprecated path', () => {
  const root = join(folder, '../..');
  const files = globSync(
    '{packages/*/{src,testing,fuzz,stories,codemods},scripts,src,tests}/**/*.{ts,tsx,astro}',
    {
      cwd: root,
      exclude: ['**/node_modules/**', '**/dist/**'],
    },
  );
  expect(files.length).toBeGreaterThan(1000);
  const old = new RegExp(`@prahari/contract/(?:${deprecated.map(([path]) => path.slice(2)).join('|')})'`);
  expect(files.filter((file) => old.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
