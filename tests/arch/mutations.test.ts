import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutations } from '../prove/mutations/mutations.ts';
import { asvsRows, firstAttackRows } from './asvs-rows.ts';
import { root } from './source-files.ts';

const REQUIREMENTS = 60;

const rows = new Map([...asvsRows(), ...firstAttackRows()].map((row) => [row.id, row]));

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
    ids.filter((id) => !cites(id, testFile, title)).map((id) => `${id}: ${testFile} › ${title}`),
  );
  expect(wrong).toEqual([]);
});

test('each row of docs/security/first-attack.md has a mutation, and every cited test exists', () => {
  const lines = firstAttackRows();
  expect(lines.map(({ id }) => id)).toEqual(Array.from({ length: 13 }, (_, index) => `C${index + 1}`));
  const broken = new Set(mutations.flatMap(({ ids }) => ids));
  expect(lines.filter(({ id, verdict }) => verdict !== 'mutation' || !broken.has(id))).toEqual([]);
  const missing = lines.flatMap(({ proofs }) =>
    proofs.filter(({ file, title }) => !readFileSync(join(root, file), 'utf8').includes(title)),
  );
  expect(missing).toEqual([]);
});

test('at least 60 requirements have a mutation', () => {
  expect(new Set(mutations.flatMap(({ ids }) => ids)).size).toBeGreaterThanOrEqual(REQUIREMENTS);
});
