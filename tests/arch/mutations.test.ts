import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutations } from '../prove/mutations/mutations.ts';
import { asvsRows } from './asvs-rows.ts';
import { root } from './source-files.ts';

const REQUIREMENTS = 60;

const rows = new Map(asvsRows().map((row) => [row.id, row]));
const isRequirement = (id: string) => id.startsWith('V');

test('the text that a mutation replaces occurs exactly once', () => {
  const wrong = mutations
    .filter(({ file, text }) => readFileSync(join(root, file), 'utf8').split(text).length !== 2)
    .map(({ file, text }) => `${file}: ${text}`);
  expect(wrong).toEqual([]);
});

test('the test that must fail under a mutation is cited by its requirements', () => {
  const cites = (id: string, testFile: string, title: string) =>
    rows.get(id)?.proofs.some((proof) => proof.file === testFile && proof.title === title);
  const wrong = mutations.flatMap(({ ids, testFile, title }) =>
    ids
      .filter((id) => isRequirement(id) && !cites(id, testFile, title))
      .map((id) => `${id}: ${testFile} › ${title}`),
  );
  expect(wrong).toEqual([]);
});

test('the test that must fail under a mutation exists', () => {
  const wrong = mutations
    .filter(({ testFile, title }) => !readFileSync(join(root, testFile), 'utf8').includes(title))
    .map(({ testFile, title }) => `${testFile} › ${title}`);
  expect(wrong).toEqual([]);
});

test('at least 60 requirements have a mutation', () => {
  expect(new Set(mutations.flatMap(({ ids }) => ids.filter(isRequirement))).size).toBeGreaterThanOrEqual(
    REQUIREMENTS,
  );
});
