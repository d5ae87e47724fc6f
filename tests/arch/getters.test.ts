import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

test('only classes of the server have getters', () => {
  // V8 gives each object literal with a getter a shape of its own and keeps what the getter sees.
  const server = sourceFiles().filter(
    (file) =>
      file.startsWith('packages/api/src/') && !/\.test\.ts$|\/(?:testing|fuzz|demo|commands)\//.test(file),
  );
  expect(server.length).toBeGreaterThan(100);
  const inLiterals = server.filter((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    // Members of a class stand two spaces in, and the classes here begin a line.
    const withoutClasses = source.replace(/^(?:export )?(?:abstract )?class .*\{\n[\s\S]*?^\}/gm, '');
    return /^\s*(?:get \w+\(\)|get \[)|\{ get \w+\(\)/m.test(withoutClasses);
  });
  expect(inLiterals).toEqual([]);
});
