import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

test('each date of a form keeps what is typed of it in the draft', () => {
  const bound = sourceFiles()
    .filter((file) => /\/features\/.*\.tsx$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/<DateField\b[^>]*\{\.\.\.([\w.]+)\(/g)].map(
        ([, by = '']) => `${file}: ${by}`,
      ),
    );
  expect(bound.length).toBeGreaterThan(12);
  expect(bound.filter((field) => !field.endsWith(': bindDateField'))).toEqual([]);
});
