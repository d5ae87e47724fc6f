import { expect, test } from 'vitest';
import { endOfMonth, endOfNextMonth } from './month-ends.ts';

test('months end on their last day, in a leap year too', () => {
  expect(endOfMonth('2026-11-30')).toBe('2026-11-30');
  expect(endOfMonth('2028-02-01')).toBe('2028-02-29');
  expect(endOfNextMonth('2026-12-31')).toBe('2027-01-31');
  expect(endOfNextMonth('2027-01-31')).toBe('2027-02-28');
});
