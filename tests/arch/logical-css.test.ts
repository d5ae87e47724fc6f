import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, trackedFiles } from './source-files.ts';

/** Its illustration keeps its sides in right-to-left languages. */
const HERO = 'src/sections/Hero.astro';
const drawn = trackedFiles(['src', 'packages/ui/src']).filter(
  (file) => /(?<!\.test|\.stories)\.(?:ts|tsx|astro|css)$/.test(file) && file !== HERO,
);

const size = String.raw`(?:\d|\[|\(|auto\b|px\b|full\b|\$\{)`;
const physical: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\w-])-?(?:m[lr]|p[lr]|scroll-m[lr]|scroll-p[lr]|left|right)-${size}`),
  /(?<![\w-])(?:border|rounded)-(?:[lr]|tl|tr|bl|br)(?=[\s"'`!-])/,
  /(?<![\w-])(?:text|float|clear)-(?:left|right)(?=[\s"'`!])/,
  /(?:margin|padding|border|inset)-(?:left|right)\b|(?:top|bottom)-(?:left|right)-radius/,
  /\b(?:margin|padding|border)(?:Left|Right)\b/,
  /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
];
/** In scripts `left:` may be a measurement. */
const inStyleSheets = [...physical, /^\s*(?:left|right)\s*:/];

test('nothing is placed by left or right, so that pages mirror in right-to-left languages', () => {
  expect(drawn.length).toBeGreaterThan(200);
  const lines = drawn.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line, index) => ({ line, place: `${file}:${index + 1} ${line.trim()}` }))
      .filter(({ line }) =>
        (/\.(?:css|astro)$/.test(file) ? inStyleSheets : physical).some((pattern) => pattern.test(line)),
      ),
  );
  expect(lines.map(({ place }) => place)).toEqual([]);
});
