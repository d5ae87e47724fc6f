import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from '../../styles/contrast.ts';
import { CLOTHS, clothOf } from './cloth.ts';

const css = readFileSync(join(import.meta.dirname, '../../styles/avatar-initials.css'), 'utf8');
const cloths = Array.from(css.matchAll(/avatar-cloth-(\d) \{\s*--cloth: (#\w+)/g), ([, n, color]) => ({
  n,
  color,
}));
const ink = css.match(/\.avatar-cloth \{[^}]*color: (#\w+)/)?.[1] ?? '';

test('an id always has the same color', () => {
  expect(clothOf('66f0a1')).toBe(clothOf('66f0a1'));
});

test('ids use every color of the stylesheet', () => {
  const used = new Set(Array.from({ length: 60 }, (_, index) => clothOf(`guard-${index}`)));
  expect([...used].sort()).toEqual(cloths.map(({ n }) => Number(n)));
  expect(cloths).toHaveLength(CLOTHS);
});

test.each(cloths)('initials on color $n have a contrast of at least 4.5', ({ color }) => {
  expect(contrast(ink, color ?? '')).toBeGreaterThanOrEqual(4.5);
});
