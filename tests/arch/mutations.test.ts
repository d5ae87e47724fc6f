import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutations } from '../prove/mutations/mutations.ts';
import { root } from './source-files.ts';

const text = (file: string) => readFileSync(join(root, file), 'utf8');

test('every mutation finds its text once and names a test that exists', () => {
  const stale = mutations.filter(
    (one) => text(one.file).split(one.text).length !== 2 || !text(one.testFile).includes(one.title),
  );
  expect(stale.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
});
