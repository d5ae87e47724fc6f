import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { BORDERS, CONTRAST_PAIRS, SURFACES, TEXT } from './contrast-pairs.ts';
import tailwind from './tailwind.ts';
import { readThemes, type Theme, withoutMedia } from './tokens.ts';

const css = readFileSync(join(import.meta.dirname, 'themes.css'), 'utf8');
const standard = readThemes(withoutMedia(css));
const moreContrast = { ...standard, ...readThemes(css.split('@media (prefers-contrast: more)')[1] ?? '') };
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

  test('no token is pure black or pure white', () => {
    for (const [name, colour] of Object.entries(standard)) {
      expect(colour[theme], name).not.toMatch(/^#(?:0{6}|f{6})$/i);
    }
  });
});

test('contrast follows the WCAG formula', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
});

test('each colour of the Tailwind preset is a token with a light and a dark value', () => {
  const used = JSON.stringify(tailwind.theme.colors).matchAll(/var\(--([\w-]+)\)/g);
  const names = Array.from(used, ([, name = '']) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !standard[name])).toEqual([]);
});

test('no rule for one theme overrides a token', () => {
  expect(withoutMedia(css).match(/\[data-theme[^{]*\{[^}]*--/g)).toBeNull();
});
