import { expect, test } from 'vitest';
import { costsOf, monthOf } from './rate-costs.ts';

const costs = (month: string, guards = 1) =>
  Object.fromEntries(
    costsOf({ month, amount: 22_000, guards, hours: 12 }).map(({ basis, price, cost }) => [
      basis,
      [price, cost],
    ]),
  );

test('22,000 a month costs by each basis what a bill of that month would say', () => {
  expect(costs('2026-11')).toEqual({
    calendar: [22_000, 22_000],
    '26': [22_000, 25_384.62],
    '30': [22_000, 22_000],
    duty: [733.33, 21_999.9],
    hour: [61.11, 21_999.6],
    fixed: [22_000, 22_000],
  });
});

test('a month of 31 days costs more by 30 days and the same by its own', () => {
  expect(costs('2026-10')).toMatchObject({ calendar: [22_000, 22_000], '30': [22_000, 22_733.33] });
});

test('each guard is rounded alone, as the lines of a bill are', () => {
  expect(costs('2026-11', 2)['26']).toEqual([22_000, 50_769.24]);
});

test('a duty and an hour are priced for every day of the month', () => {
  expect(monthOf({ basis: 'duty', amount: 950, hours: 12 }, '2026-11')).toBe(28_500);
  expect(monthOf({ basis: 'hour', amount: 100, hours: 8 }, '2026-11')).toBe(24_000);
});
