import { expect, test } from 'vitest';
import { secondsUntil } from './seconds-left.ts';

test('a started second counts as a whole one, and a past end gives 0', () => {
  expect([secondsUntil(10_000, 8_999), secondsUntil(10_000, 10_000), secondsUntil(10_000, 99_999)]).toEqual([
    2, 0, 0,
  ]);
});
