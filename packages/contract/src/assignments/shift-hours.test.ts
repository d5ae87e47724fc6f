import { expect, test } from 'vitest';
import { shiftHours, shiftTiming } from './shift-hours.ts';

test.each([
  ['day', '08:00–20:00'],
  ['night', '20:00–08:00'],
  ['24h', '24 hours'],
  ['evening', 'evening'],
  ['toString', 'toString'],
])('the shift %s has the timing %s', (shift, words) => {
  expect(shiftTiming(shift)).toBe(words);
});

test('an unknown shift has no hours', () => {
  expect(shiftHours('evening')).toBeUndefined();
  expect(shiftHours('constructor')).toBeUndefined();
});
