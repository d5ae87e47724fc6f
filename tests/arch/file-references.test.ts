import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, trackedFiles } from './source-files.ts';

const CODE = /\.(?:ts|tsx|mjs|astro|css|sh)$/;
/** Documents about the present. Changelogs and changesets also name files of the past. */
const DOCUMENT = /^(?!\.changeset\/).*(?<!CHANGELOG)\.md$/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/[^\n]*/g;
/** Not an extension alone (`.test.ts`), nor an address within a package (`@prahari/ui/styles.css`) or beside an example (`./x.ts`). */
const FILE = /(?<![\w@./*-])(?:[\w-]+[./])+(?:tsx?|mjs|astro|css|md)\b/g;

const files = trackedFiles([]);
const names = new Set(files.map((file) => basename(file)));
const ends = files.map((file) => `/${file}`);
const exists = (name: string) =>
  name.includes('/') ? ends.some((end) => end.endsWith(`/${name}`)) : names.has(name);

const missingIn = (text: string): string[] => (text.match(FILE) ?? []).filter((name) => !exists(name));
const commentsOf = (code: string): string => (code.match(COMMENT) ?? []).join('\n');
const codeSpansOf = (markdown: string): string => (markdown.match(/`[^`\n]+`/g) ?? []).join('\n');

const missing = (pattern: RegExp, part: (text: string) => string): string[] =>
  files
    .filter((file) => pattern.test(file))
    .flatMap((file) =>
      missingIn(part(readFileSync(join(root, file), 'utf8'))).map((name) => `${file}: ${name}`),
    );

test('every file that a comment names exists', () => {
  expect(missing(CODE, commentsOf)).toEqual([]);
});

test('every file that a document names exists', () => {
  expect(missing(DOCUMENT, codeSpansOf)).toEqual([]);
});

describe('the check of file references', () => {
  test('finds a file that does not exist in a comment and in a code span', () => {
    expect(missingIn(commentsOf("// as in gone.ts\nimport './source-files.ts';"))).toEqual(['gone.ts']);
    expect(missingIn(codeSpansOf('The rules are in `tests/arch/gone.test.ts`.'))).toEqual([
      'tests/arch/gone.test.ts',
    ]);
  });

  test('accepts a file by its name, by the end of its path and by its whole path', () => {
    expect(missingIn('source-files.ts arch/source-files.ts tests/arch/source-files.ts')).toEqual([]);
  });
});
