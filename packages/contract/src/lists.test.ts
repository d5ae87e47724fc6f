import { expect, test } from 'vitest';
import { rowsThatFit } from './lists.ts';

test.each([
  ['a low laptop', 640, 10],
  ['a large screen', 1080, 18],
  ['a screen held upright', 1920, 37],
])('a page of a list has as many rows as fit %s', (_, height, rows) => {
  expect(rowsThatFit(height)).toBe(rows);
});
