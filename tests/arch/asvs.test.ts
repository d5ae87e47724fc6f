import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

interface Answer {
  id: string;
  verdict: string;
  how: string;
  /** From `path › words of the test title`. */
  proofs: { file: string; title: string }[];
}

const SHORTEST_REASON = 25;
const SHORTEST_TITLE = 12;
const TESTS = /\.(?:test|e2e)\.ts$|\.stories\.tsx$|^tests\/(?:fault|load|prove)\//;

const text = (file: string) => readFileSync(join(root, file), 'utf8');
const required = text('docs/security/asvs-5.0-level-2.ids').trim().split('\n');

function proofsIn(cell: string): Answer['proofs'] {
  return cell
    .split('<br>')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [file = '', title = ''] = line.split(' › ');
      return { file: file.replaceAll('`', ''), title };
    });
}

/** The rows of docs/security/asvs.md: `| id | verdict | how | proofs |`. */
const answers: Answer[] = [...text('docs/security/asvs.md').matchAll(/^\| (V[\d.]+) \|(.*)\|$/gm)].map(
  ([, id = '', cells = '']) => {
    const [verdict = '', how = '', proofs = ''] = cells.split('|').map((cell) => cell.trim());
    return { id, verdict, how, proofs: proofsIn(proofs) };
  },
);

test('every ASVS 5.0 level 2 requirement has exactly one row', () => {
  expect(answers.map(({ id }) => id).toSorted()).toEqual(required.toSorted());
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
