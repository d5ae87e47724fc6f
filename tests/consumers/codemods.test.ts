import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { tarballs } from './support/pack.ts';

const ui = resolve('packages/ui');

test('the README’s command runs a codemod of the installed package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prahari-codemod-'));
  const installed = join(folder, 'node_modules/@prahari/ui');
  mkdirSync(installed, { recursive: true });
  mkdirSync(join(folder, 'src'));
  execFileSync('tar', ['xzf', tarballs['@prahari/ui'] ?? '', '-C', installed, '--strip-components=1']);
  copyFileSync(join(ui, 'codemods/fixtures/menu-pending.before.txt'), join(folder, 'src/Row.tsx'));
  const [, command = ''] = /npx jscodeshift (.+)/.exec(readFileSync(join(ui, 'README.md'), 'utf8')) ?? [];
  execFileSync(join(ui, 'node_modules/.bin/jscodeshift'), command.split(' '), { cwd: folder });
  expect(readFileSync(join(folder, 'src/Row.tsx'), 'utf8')).toBe(
    readFileSync(join(ui, 'codemods/fixtures/menu-pending.after.txt'), 'utf8'),
  );
  rmSync(folder, { recursive: true });
});
