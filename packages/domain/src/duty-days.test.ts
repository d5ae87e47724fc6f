import { expect, test } from 'vitest';
import { daysOf, mondayOf, weekdayOf } from './duty-days.ts';

test('a week begins on Monday, and Sunday is 7', () => {
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekdayOf)).toEqual([1, 6, 7]);
  expect(['2026-11-23', '2026-11-29', '2027-01-01'].map(mondayOf)).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-12-28',
  ]);
});

test('the days of a period are those of the week that are wanted', () => {
  const period = { startDate: '2028-02-26', endDate: '2028-03-05' };
  expect(daysOf(period)).toHaveLength(9);
  expect(daysOf(period, [2, 7])).toEqual(['2028-02-27', '2028-02-29', '2028-03-05']);
  expect(daysOf({ startDate: '2028-03-05', endDate: '2028-03-04' })).toEqual([]);
});
