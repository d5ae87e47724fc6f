import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listedPromises, promisesInPages } from './promises.ts';
import { root } from './source-files.ts';

const listed = listedPromises();

test('every sentence that promises something is listed with a test', () => {
  const known = new Set(listed.map(({ sentence }) => sentence));
  const promises = promisesInPages();
  expect(promises.length).toBeGreaterThan(10);
  expect(promises.filter(({ sentence }) => !known.has(sentence))).toEqual([]);
});

test('every listed promise stands in a page', () => {
  const sentences = new Set(promisesInPages().map(({ sentence }) => sentence));
  expect(listed.map(({ sentence }) => sentence).filter((sentence) => !sentences.has(sentence))).toEqual([]);
});

test('every test of a promise exists', () => {
  const missing = listed.flatMap(({ tests }) =>
    tests.filter(({ file, title }) => {
      const path = join(root, file);
      return !existsSync(path) || !readFileSync(path, 'utf8').includes(title);
    }),
  );
  expect(missing).toEqual([]);
});
