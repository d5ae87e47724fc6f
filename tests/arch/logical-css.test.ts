import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

/** Files with styles: tracked by git or not ignored. */
const drawn = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'packages/ui/src'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|astro|css)$/.test(file) && existsSync(join(root, file)));

/** The illustration is positioned physically and does not mirror in right-to-left languages. */
const pictures = new Set(['src/sections/Hero.astro']);

const size = String.raw`(?:\d|\[|\(|auto\b|px\b|full\b|\$\{)`;
const physical: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\w-])-?(?:m[lr]|p[lr]|scroll-m[lr]|scroll-p[lr]|left|right)-${size}`),
  /(?<![\w-])(?:border|rounded)-(?:[lr]|tl|tr|bl|br)(?=[\s"'`!-])/,
  /(?<![\w-])(?:text|float|clear)-(?:left|right)(?=[\s"'`!])/,
  /(?:margin|padding|border|inset)-(?:left|right)\b|(?:top|bottom)-(?:left|right)-radius/,
  /\b(?:margin|padding|border)(?:Left|Right)\b/,
  /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
];
/** `left:` positions in style sheets; in scripts it may be a measurement. */
const place = /^\s*(?:left|right)\s*:/;

function physicalLines(file: string): string[] {
  const checks = /\.(?:css|astro)$/.test(file) ? [...physical, place] : physical;
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      checks.some((check) => check.test(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [],
    );
}

test('components use no physical left/right CSS', () => {
  expect(drawn.length).toBeGreaterThan(200);
  const files = drawn.filter((file) => !pictures.has(file) && !/\.(?:test|stories)\.tsx?$/.test(file));
  expect(files.flatMap(physicalLines)).toEqual([]);
});

test.each([
  '"ml-2"',
  '"-mr-3 flex"',
  "'sm:pl-[2rem]'",
  '"left-auto"',
  '"text-right"',
  '"border-l bg-raised"',
  '"rounded-tl-md"',
  'margin-left: auto;',
  'style={{ paddingLeft: 3 }}',
  'text-align: left;',
])('the check reports %s', (line) => {
  expect(physical.some((check) => check.test(line))).toBe(true);
});

test.each([
  '"ms-2 pe-4"',
  '"text-start"',
  '"border-line border-s"',
  'name="chevron-left"',
  '"rounded-lg"',
  'const { left, width } = box',
  'a left-handed guard',
  'scrollTo({ left: 0 })',
  '"html-pr-file"',
])('the check allows %s', (line) => {
  expect(physical.some((check) => check.test(line))).toBe(false);
});
