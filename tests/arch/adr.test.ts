import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

const folder = join(root, 'docs/adr');
const files = globSync('[0-9]*.md', { cwd: folder }).sort();
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** `- [0001](0001-one-contract.md) Declare each endpoint once, in one contract` */
function lineOf(file: string): string {
  const [, number, title] = /^# (\d{4}) (.+)$/m.exec(read(file)) ?? [];
  return `- [${number}](${file}) ${title}`;
}

test('the ADR index lists every ADR with its title', () => {
  expect(files.length).toBeGreaterThan(10);
  expect(
    read('README.md')
      .match(/^- .*$/gm)
      ?.toSorted(),
  ).toEqual(files.map(lineOf));
});

test('every ADR names its context, decision, price and alternatives', () => {
  for (const file of files) {
    const headings = read(file).match(/^## .+$/gm) ?? [];
    for (const heading of ['## Context', '## Decision', '## Price', '## Not taken'])
      expect(headings, file).toContain(heading);
  }
});
