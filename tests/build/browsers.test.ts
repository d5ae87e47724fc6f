import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dist } from './dist.ts';
import { elements, pages } from './pages.ts';

/** Newer than Chrome 106 or Safari 15.4, the floor that the README names. */
const newer = {
  'a function of ES2023 or later':
    /\.(?:toSorted|toReversed|toSpliced|withResolvers|isWellFormed|toWellFormed|fromAsync|isSubsetOf|getOrInsert)\(/,
  'a static function of ES2023 or later':
    /\b(?:(?:Map|Object)\.groupBy|URL\.(?:canParse|parse)|AbortSignal\.any|Promise\.try|RegExp\.escape|Iterator\.from)\b/,
  'a helper of iterators': /\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|toArray)\(/,
  'a lookbehind, at which Safari refuses the whole file': /\(\?<[=!]/,
  'a static block, at which Safari refuses the whole file': /\bstatic\s*\{/,
};

/** Functions that a file may use after it has asked for them. */
const ASKED_FOR = /[`'"](?:checkVisibility|showPopover)[`'"]\s?in\b/;

const scripts = globSync('**/*.js', { cwd: dist }).map((file) => ({
  file,
  text: readFileSync(join(dist, file), 'utf8'),
}));

describe('what ships to browsers', () => {
  test.each(Object.entries(newer))('no script has %s', (_, pattern) => {
    expect(scripts.length).toBeGreaterThan(30);
    expect(scripts.flatMap(({ file, text }) => (pattern.test(text) ? file : []))).toEqual([]);
  });

  test('no script calls what Safari 15.4 lacks without asking for it', () => {
    const calls = scripts.filter(({ text }) => /\.(?:checkVisibility|showPopover|hidePopover)\(/.test(text));
    expect(calls.flatMap(({ file, text }) => (ASKED_FOR.test(text) ? [] : file))).toEqual([]);
  });

  test('no style needs light-dark() or a range in a media query', () => {
    const sheets = globSync('**/*.css', { cwd: dist }).map((file) => readFileSync(join(dist, file), 'utf8'));
    const styles = pages.flatMap(({ html }) => elements(html, 'style').map(({ inner }) => inner));
    for (const css of [...sheets, ...styles])
      expect(css.match(/light-dark\([^)]*|@media[^{]{0,60}\(width ?[<>]/)?.[0]).toBeUndefined();
  });

  test('no drawing needs light-dark(), inlined or as a file of its own', () => {
    const drawings = globSync('**/*.svg', { cwd: dist }).map((file) =>
      readFileSync(join(dist, file), 'utf8'),
    );
    const inlined = pages.flatMap(({ html }) => elements(html, 'svg').map(({ inner }) => inner));
    expect([...drawings, ...inlined].filter((drawing) => drawing.includes('light-dark('))).toEqual([]);
    expect(drawings.length).toBeGreaterThan(5);
  });
});
