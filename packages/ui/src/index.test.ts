import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import * as root from './index.ts';

test('the root export has every base component', () => {
  const components = globSync('base/*/*.tsx', { cwd: import.meta.dirname })
    .filter((file) => basename(file, '.tsx') === file.split('/')[1])
    .map((file) => basename(file, '.tsx'));
  expect(components.length).toBeGreaterThan(60);
  expect(components.filter((name) => !(name in root) && !(`${name.toLowerCase()}` in root))).toEqual([]);
});
