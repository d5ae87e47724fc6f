import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asvsRows, asvsText } from './asvs-rows.ts';
import { root } from './source-files.ts';

const SHORTEST_REASON = 25;
const SHORTEST_TITLE = 12;
const TESTS = /\.(?:test|e2e)\.ts$|\.stories\.tsx$|^tests\/(?:fault|load|prove)\//;

const text = (file: string) => readFileSync(join(root, file), 'utf8');
const required = text('docs/security/asvs-5.0-level-2.ids').trim().split('\n');

const answers = asvsRows();

test('every ASVS 5.0 level 2 requirement has exactly one row', () => {
  expect(answers.map(({ id }) => id).toSorted()).toEqual(required.toSorted());
});

test('the counts at the top are those of the rows', () => {
  const counts = ['met', 'partly', 'not met', 'n/a'].map(
    (one) => answers.filter(({ verdict }) => verdict === one).length,
  );
  expect(/^\| (\d.*) \|$/m.exec(asvsText())?.[1]).toBe(counts.join(' | '));
});

test('every row has a verdict and a reason', () => {
  const wrong = answers.filter(
    ({ verdict, how }) =>
      !['met', 'partly', 'not met', 'n/a'].includes(verdict) || how.length < SHORTEST_REASON,
  );
  expect(wrong).toEqual([]);
});

test('every requirement that is met cites a test', () => {
  expect(answers.filter(({ verdict, proofs }) => verdict === 'met' && proofs.length === 0)).toEqual([]);
});

test('every cited test exists in the cited file', () => {
  const missing = answers.flatMap(({ id, proofs }) =>
    proofs
      .filter(
        ({ file, title }) =>
          !TESTS.test(file) ||
          title.length < SHORTEST_TITLE ||
          !existsSync(join(root, file)) ||
          !text(file).includes(title),
      )
      .map(({ file, title }) => `${id}: ${file} › ${title}`),
  );
  expect(missing).toEqual([]);
});
