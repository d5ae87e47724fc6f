import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { BORDERS, CONTRAST_PAIRS, SURFACES, TEXT } from './contrast-pairs.ts';
import { theme as tailwind } from './tailwind-theme.ts';
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

  test('no token is pure black or pure white', () => {
    for (const [name, color] of Object.entries(standard)) {
      expect(color[theme], name).not.toMatch(/^#(?:0{6}|f{6})$/i);
    }
  });
});

test('contrast follows the WCAG formula', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
});

test('each color of the Tailwind theme is a token with a light and a dark value', () => {
  const used = JSON.stringify(tailwind.colors).matchAll(/var\(--([\w-]+)\)/g);
  const names = Array.from(used, ([, name = '']) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !standard[name])).toEqual([]);
});

test('radii, text sizes and weights in hand-written stylesheets are values of tokens', () => {
  const { borderRadius, fontSize, fontWeight } = tailwind;
  const allowed: Record<string, readonly string[]> = {
    'border-radius': Object.values(borderRadius),
    'font-size': Object.values(fontSize).flatMap(([size]) => size ?? []),
    'font-weight': Object.values(fontWeight),
  };
  const files = globSync('{elements,control,button,button-dashboard,carousel}.css', {
    cwd: import.meta.dirname,
  });
  expect(files.length).toBe(5);
  const declarations = files.flatMap((file) => {
    const css = readFileSync(join(import.meta.dirname, file), 'utf8');
    return [...css.matchAll(/^\s*(border-radius|font-size|font-weight): (.+);$/gm)];
  });
  expect(declarations.length).toBeGreaterThan(10);
  // a heading that grows with the window is between two sizes on purpose
  const other = declarations.filter(
    ([, property = '', value = '']) => !value.startsWith('clamp(') && !allowed[property]?.includes(value),
  );
  expect(other.map(([declaration]) => declaration.trim())).toEqual([]);
});
