import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root, trackedFiles } from './source-files.ts';

const RULES = 'docs/rules.md';
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const tests = trackedFiles([]).filter((file) => /\.(?:test|e2e)\.ts$/.test(file));

/** The tests that the last column cites, each as `file › title`. */
const cited = [...text(RULES).matchAll(/`([\w.-]+)` › (.+?)(?=<br>| \|$)/gm)].map(
  ([, file = '', title = '']) => ({ file, title }),
);

test('every rule cites a test that exists', () => {
  const missing = cited.filter(
    ({ file, title }) => !tests.some((one) => basename(one) === file && text(one).includes(title)),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
