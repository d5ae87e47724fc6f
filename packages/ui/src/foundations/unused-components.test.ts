import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { UNUSED_COMPONENTS } from './unused-components.ts';

const ui = resolve(import.meta.dirname, '..');
const IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+\.tsx?)['"]/g;

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path = '']) => resolve(dirname(file), path));

/** All files that the islands, and therefore the pages, import. */
function filesOnPages(): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    importsOf(file).forEach(visit);
  };
  globSync(`${ui}/islands/*.island.tsx`).forEach(visit);
  return found;
}

test('the list of unused components matches the imports of the pages', () => {
  const used = filesOnPages();
  expect(used.size).toBeGreaterThan(100);
  const components = globSync('*/', { cwd: `${ui}/base` }).sort();
  const unused = components.filter((name) => !used.has(`${ui}/base/${name}/${name}.tsx`));
  expect(unused).toEqual([...UNUSED_COMPONENTS]);
});
