import { globSync, readFileSync } from 'node:fs';
import { build, parse } from '@terrazzo/parser';
import { describe, expect, test } from 'vitest';
import config from '../../terrazzo.config.ts';
import { contrast } from '../../testing/contrast.ts';
import { BORDERS, CONTRAST_PAIRS, SURFACES, TEXT } from '../../testing/contrast-pairs.ts';
import tokens from '../../tokens.json' with { type: 'json' };
import { bytesOf, type ColorValue, type Token } from './token-values.ts';
import { moreContrast as changed, colors as standard, type Theme } from './tokens.ts';

const moreContrast = { ...standard, ...changed };
const THEMES: readonly Theme[] = ['light', 'dark'];

function ratio(tokens: typeof standard, foreground: string, background: string, theme: Theme): number {
  return contrast(tokens[foreground]?.[theme] ?? '', tokens[background]?.[theme] ?? '');
}

describe.each(THEMES)('the %s theme', (theme) => {
  test.each(CONTRAST_PAIRS)(
    '$foreground on $background has a contrast of at least $minimum',
    ({ foreground, background, minimum }) => {
      expect(ratio(standard, foreground, background, theme)).toBeGreaterThanOrEqual(minimum);
    },
  );

  test('with more contrast requested text reaches 7 and borders 4.5, hairlines included', () => {
    for (const background of SURFACES) {
      for (const foreground of TEXT) {
        expect(
          ratio(moreContrast, foreground, background, theme),
          `${foreground} on ${background}`,
        ).toBeGreaterThanOrEqual(7);
      }
      for (const foreground of [...BORDERS, 'line']) {
        expect(
          ratio(moreContrast, foreground, background, theme),
          `${foreground} on ${background}`,
        ).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('with more contrast requested every pair in use reaches 7 or 4.5', () => {
    for (const { foreground, background, minimum } of CONTRAST_PAIRS) {
      expect(
        ratio(moreContrast, foreground, background, theme),
        `${foreground} on ${background}`,
      ).toBeGreaterThanOrEqual(minimum === 4.5 ? 7 : 4.5);
    }
  });
});

const [file = new URL('file:')] = config.tokens;
const text = readFileSync(file, 'utf8');
const parseTokens = (src: string) => parse([{ filename: file, src }], { config });

test('the files made from tokens.json are those that `npm run tokens` writes', async () => {
  const parsed = await parseTokens(text);
  const { outputFiles } = await build(parsed.tokens, { ...parsed, config });
  expect(outputFiles).toHaveLength(3);
  for (const { filename, contents } of outputFiles)
    expect(readFileSync(new URL(filename, config.outDir), 'utf8'), filename).toBe(contents);
});

test('no file reads a token without its prefix', () => {
  const names = [
    ...readFileSync('packages/ui/src/styles/themes.css', 'utf8').matchAll(/--prahari-([\w-]+):/g),
  ].map(([, name]) => name);
  const bare = new RegExp(`\\(--(?:${names.join('|')}|elevation-|motion-)`);
  const files = globSync('{packages/ui/{src,stories},src}/**/*.{astro,css,ts,tsx}');
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => bare.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ['a unit that the format does not know', '"unit": "px"', '"unit": "furlong"'],
  ['a color without a value for the dark theme', '"dark":', '"night":'],
])('%s is refused', async (_, from, to) => {
  await expect(parseTokens(text.replaceAll(from, to))).rejects.toThrow(/furlong|"dark"/);
});

test('the components of a color are its hex value', () => {
  const { $type, ...named } = tokens.color;
  for (const [name, { $value, $extensions }] of Object.entries<Token<ColorValue>>(named))
    for (const { components, hex } of [$value, ...Object.values($extensions?.mode ?? {})])
      expect(
        components.map((component) => Math.round(component * 255)),
        name,
      ).toEqual(bytesOf(hex));
});
