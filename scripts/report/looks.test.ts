import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changedLooks, looksPage } from './looks.ts';

const folder = mkdtempSync(join(tmpdir(), 'prahari-looks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
  });

function commit(pictures: Readonly<Record<string, string>>, ...gone: string[]): void {
  for (const [name, text] of Object.entries(pictures))
    writeFileSync(join(folder, `tests/snapshots/${name}`), text);
  for (const name of gone) rmSync(join(folder, `tests/snapshots/${name}`));
  git('add', '-A');
  git('commit', '-q', '-m', 'Pictures');
}

test('the page of two commits shows before and after of each picture that differs, and of no other', () => {
  git('init', '-q');
  mkdirSync(join(folder, 'tests/snapshots'), { recursive: true });
  commit({ 'a button.png': 'old', 'card.png': 'same', 'lamp.png': 'gone' });
  commit({ 'a button.png': 'new', 'alert.png': 'first', 'notes.txt': 'text' }, 'lamp.png');
  const looks = changedLooks('HEAD~1', 'HEAD', folder);
  expect(looks.map(({ name, before, after }) => [name, before?.toString(), after?.toString()])).toEqual([
    ['a button', 'old', 'new'],
    ['alert', undefined, 'first'],
    ['lamp', 'gone', undefined],
  ]);
  const page = looksPage('Looks', looks);
  expect(page.match(/<img/g)).toHaveLength(4);
  expect(page).toContain(Buffer.from('new').toString('base64'));
});
