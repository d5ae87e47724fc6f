import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

const manifest = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'));
const major = Number.parseInt(manifest.version, 10);

const deprecated = sourceFiles()
  .filter((file) => file.startsWith('packages/ui/src/'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  .filter(({ text }) => text.includes('@deprecated'));

test('a deprecated name of the library says what to use, and goes with a major version to come', () => {
  for (const { file, text } of deprecated)
    for (const [comment] of text.matchAll(/@deprecated[^*]*/g)) {
      const [, goesWith] = /^@deprecated Use .+\. Goes with (\d+)\.0\.0\./s.exec(comment) ?? [];
      expect(Number(goesWith), `${file}: ${comment}`).toBeGreaterThan(major);
    }
});

test('a deprecated name of the library warns in development, and has a codemod', () => {
  for (const { file, text } of deprecated) {
    const [, codemod] = /codemod: '([\w-]+)'/.exec(text) ?? [];
    expect(text, file).toContain('warnDeprecated(');
    expect(existsSync(join(root, `packages/ui/codemods/${codemod}.ts`)), file).toBe(true);
  }
});
