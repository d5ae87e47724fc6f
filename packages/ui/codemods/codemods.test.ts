import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { applyTransform } from 'jscodeshift/src/testUtils';
import { expect, test } from 'vitest';

const codemods = globSync('*.ts', { cwd: import.meta.dirname })
  .filter((file) => !/\.test\.|^rename/.test(file))
  .map((file) => basename(file, '.ts'))
  .sort();

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, 'fixtures', `${name}.txt`), 'utf8').trim();

test.each(codemods)('%s turns the old names into the new ones, once', async (name) => {
  const codemod = await import(`./${name}.ts`);
  const applied = (source: string): string => applyTransform(codemod, {}, { path: 'a.tsx', source });
  expect(applied(fixture(`${name}.before`))).toBe(fixture(`${name}.after`));
  expect(applied(fixture(`${name}.after`)) || fixture(`${name}.after`)).toBe(fixture(`${name}.after`));
});

test('the README says of each codemod which names it changes', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  for (const name of codemods) expect(readme).toContain(`| \`${name}\` |`);
});

test('each name marked as deprecated says when it goes, and which codemod of the README changes it', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync('packages/{domain,contract,ui}/src/**/*.{ts,tsx}', { cwd: root });
  const marks = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/@deprecated .*/g)].map(([mark]) => `${file}: ${mark}`),
  );
  expect(marks.length).toBeGreaterThan(1);
  const isWhole = (mark: string) => {
    const [, codemod = ''] = /Codemod `([a-z-]+)`\. Goes with \d+\.0\.0\./.exec(mark) ?? [];
    return codemods.includes(codemod);
  };
  expect(marks.filter((mark) => !isWhole(mark))).toEqual([]);
});
