import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

const folder = join(root, 'docs/adr');
const files = globSync('[0-9]*.md', { cwd: folder }).sort();
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** `| [0001](0001-one-contract.md) | One contract … | 2026-11-20 | accepted |` */
function rowOf(file: string): string {
  const text = read(file);
  const [, number, title] = /^# (\d{4}) (.+)$/m.exec(text) ?? [];
  const [, date, status] = /^Date: (\d{4}-\d\d-\d\d).* · Status: (.+)$/m.exec(text) ?? [];
  return `| [${number}](${basename(file)}) | ${title} | ${date} | ${status} |`;
}

test('the ADR index lists every ADR with its title, date and status', () => {
  expect(files.length).toBeGreaterThan(10);
  const rows = read('README.md').match(/^\| \[\d{4}\].*$/gm);
  expect(rows).toEqual(files.map(rowOf));
});

test('every ADR names its context, decision, price and alternatives', () => {
  for (const file of files) {
    const headings = read(file).match(/^## .+$/gm) ?? [];
    for (const heading of ['## Context', '## Decision', '## Price', '## Not taken'])
      expect(headings, file).toContain(heading);
  }
});
