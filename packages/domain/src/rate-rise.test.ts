import { expect, test } from 'vitest';
import { raised, yearLater } from './rate-rise.ts';

test('a rate rises by a percent, to the paisa, or by an amount', () => {
  expect(raised(22_000_00, { percent: 10, amountPaise: null })).toBe(24_200_00);
  expect(raised(33_33, { percent: 7.5, amountPaise: null })).toBe(35_83);
  expect(raised(22_000_00, { percent: null, amountPaise: 1_500_50 })).toBe(23_500_50);
});

test('the next rise is a year later, of a leap day on 28 February', () => {
  expect([yearLater('2027-04-01'), yearLater('2028-02-29')]).toEqual(['2028-04-01', '2029-02-28']);
});
