import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from '../../../testing/contrast.ts';
import { AVATAR_COLORS, avatarColorOf } from './avatar-color.ts';

const css = readFileSync(join(import.meta.dirname, '../../styles/avatar.css'), 'utf8');
const colors = Array.from(css.matchAll(/avatar-colored-(\d) \{\s*--disc-color: (#\w+)/g), ([, n, color]) => ({
  n,
  color,
}));
const ink = css.match(/\.avatar-colored \{[^}]*color: (#\w+)/)?.[1] ?? '';

test('an id always has the same color', () => {
  expect(avatarColorOf('66f0a1')).toBe(avatarColorOf('66f0a1'));
});

test('ids use every color of the stylesheet', () => {
  const used = new Set(Array.from({ length: 60 }, (_, index) => avatarColorOf(`guard-${index}`)));
  expect([...used].sort()).toEqual(colors.map(({ n }) => Number(n)));
  expect(colors).toHaveLength(AVATAR_COLORS);
});

test.each(colors)('initials on color $n have a contrast of at least 4.5', ({ color }) => {
  expect(contrast(ink, color ?? '')).toBeGreaterThanOrEqual(4.5);
});
