import { expect, test } from 'vitest';
import { shiftHours, shiftTiming } from './shift-hours.ts';

test.each([
  ['day', '08:00–20:00'],
  ['night', '20:00–08:00'],
  ['24h', '24 hours'],
  ['evening', 'evening'],
  ['toString', 'toString'],
])('the hours of the shift %s are told as %s', (shift, words) => {
  expect(shiftTiming(shift)).toBe(words);
});

test('a word of an older API has no hours', () => {
  expect(shiftHours('evening')).toBeUndefined();
  expect(shiftHours('constructor')).toBeUndefined();
});
