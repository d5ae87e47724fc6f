import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

const TESTS = /\.(?:test|e2e)\.ts$|\.stories\.tsx$|^tests\/(?:fault|load|prove)\//;
const SHORTEST_TITLE = 12;
const text = (file: string) => readFileSync(join(root, file), 'utf8');

/** Rows of docs/security/asvs.md: `| id | verdict | reason | `file` › title<br>… |`. */
const rows = [...text('docs/security/asvs.md').matchAll(/^\| (V[\d.]+) \|(.*)\|$/gm)].map(
  ([, id = '', cells = '']) => {
    const [verdict = '', , proofs = ''] = cells.split('|').map((cell) => cell.trim());
    return { id, verdict, proofs: proofs.split('<br>').filter((proof) => proof.trim() !== '') };
  },
);

test('every requirement of ASVS 5.0, level 1 to 3, has one row', () => {
  const required = [2, 3].flatMap((level) =>
    text(`docs/security/asvs-5.0-level-${level}.ids`).trim().split('\n'),
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual(required.toSorted());
});

test('every requirement that is met cites a test', () => {
  expect(rows.filter(({ verdict, proofs }) => verdict === 'met' && proofs.length === 0)).toEqual([]);
});

test('every cited test exists in the cited file', () => {
  const exists = (proof: string) => {
    const [file = '', title = ''] = proof.trim().replaceAll('`', '').split(' › ');
    const isFile = TESTS.test(file) && existsSync(join(root, file));
    return isFile && title.length >= SHORTEST_TITLE && text(file).includes(title);
  };
  const missing = rows.flatMap(({ id, proofs }) =>
    proofs.filter((proof) => !exists(proof)).map((proof) => `${id}: ${proof}`),
  );
  expect(missing).toEqual([]);
});
