import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import tailwind from '../../../../tailwind.config.ts';
import { contrast } from './contrast.ts';
import { EDGES, GROUNDS, PAIRS, WORDS } from './pairs.ts';
import { type Hour, readHours, withoutModes } from './tokens.ts';

const css = readFileSync(join(import.meta.dirname, 'hours.css'), 'utf8');
const everybody = readHours(withoutModes(css));
const moreContrast = { ...everybody, ...readHours(css.split('@media (prefers-contrast: more)')[1] ?? '') };
const HOURS: readonly Hour[] = ['morning', 'night'];

function ratio(tokens: typeof everybody, front: string, ground: string, hour: Hour): number {
  return contrast(tokens[front]?.[hour] ?? '', tokens[ground]?.[hour] ?? '');
}

describe.each(HOURS)('in the %s', (hour) => {
  test.each(PAIRS)('$front stands out on $ground by $least', ({ front, ground, least }) => {
    expect(ratio(everybody, front, ground, hour)).toBeGreaterThanOrEqual(least);
  });

  test('more contrast means 7 for words and 4.5 for edges, hairlines among them', () => {
    for (const ground of GROUNDS) {
      for (const front of WORDS) {
        expect(ratio(moreContrast, front, ground, hour), `${front} on ${ground}`).toBeGreaterThanOrEqual(7);
      }
      for (const front of [...EDGES, 'line']) {
        expect(ratio(moreContrast, front, ground, hour), `${front} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('more contrast means as much for every pair the product may set', () => {
    for (const { front, ground, least } of PAIRS) {
      expect(ratio(moreContrast, front, ground, hour), `${front} on ${ground}`).toBeGreaterThanOrEqual(
        least === 4.5 ? 7 : 4.5,
      );
    }
  });

  test('nothing is pure black or pure white', () => {
    for (const [name, colour] of Object.entries(everybody)) {
      expect(colour[hour], name).not.toMatch(/^#(?:0{6}|f{6})$/i);
    }
  });
});

test('contrast is counted as WCAG counts it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
});

test('each colour of tailwind.config.ts is a token, and each has two hours', () => {
  const used = JSON.stringify(tailwind.theme.colors).matchAll(/var\(--([\w-]+)\)/g);
  const names = Array.from(used, ([, name = '']) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !everybody[name])).toEqual([]);
});

test('an hour is written once: no token is set again for one theme', () => {
  expect(withoutModes(css).match(/\[data-theme[^{]*\{[^}]*--/g)).toBeNull();
});
