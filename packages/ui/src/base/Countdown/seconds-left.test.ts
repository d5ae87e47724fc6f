import { expect, test } from 'vitest';
import { formatClock, formatSpoken, secondsUntil } from './seconds-left.ts';

test('a started second counts as a whole one, and a past end gives 0', () => {
  expect([secondsUntil(10_000, 8_999), secondsUntil(10_000, 10_000), secondsUntil(10_000, 99_999)]).toEqual([
    2, 0, 0,
  ]);
});

test.each([
  [0, '0:00'],
  [42, '0:42'],
  [725, '12:05'],
  [3600, '1:00:00'],
  [273_600, '3 d 04:00:00'],
])('%i seconds are shown as %s', (seconds, text) => expect(formatClock(seconds)).toBe(text));

test.each([
  [1, '1 second'],
  [30, '30 seconds'],
  [61, '2 minutes'],
  [7201, '3 hours'],
])('%i seconds are announced as %s', (seconds, text) => expect(formatSpoken(seconds)).toBe(text));
