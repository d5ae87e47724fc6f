import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import { mondayOf, overtimeOf } from './overtime.ts';

const days = (from: string, count: number, hours: number) =>
  new Map(Array.from({ length: count }, (_, index) => [addDays(from, index), hours]));
const total = (hoursOn: Map<string, number>, month: string) =>
  overtimeOf(hoursOn, month).reduce((sum, { hours }) => sum + hours, 0);

test('six days of 12 hours are 24 hours of overtime, by the day as by the week', () => {
  const week = overtimeOf(days('2026-11-09', 6, 12), '2026-11').find(
    ({ lastDay }) => lastDay === '2026-11-15',
  );
  expect(week?.hours).toBe(24);
});

test('seven days of 8 hours are 8 hours of overtime by the week', () => {
  expect(total(days('2026-11-09', 7, 8), '2026-11')).toBe(8);
});

test('a month without a day over 8 hours or a week over 48 has none', () => {
  expect(total(days('2026-11-09', 6, 8), '2026-11')).toBe(0);
});

test('a week across two months counts once: its days where they are, the rest where it ends', () => {
  // Monday 30 November to Sunday 6 December.
  const hoursOn = days('2026-11-30', 7, 8);
  expect([total(hoursOn, '2026-11'), total(hoursOn, '2026-12')]).toEqual([0, 8]);
  const long = days('2026-11-30', 7, 12);
  expect([total(long, '2026-11'), total(long, '2026-12')]).toEqual([4, 32]);
});

test('a week begins on Monday', () => {
  expect([mondayOf('2026-11-29'), mondayOf('2026-11-30')]).toEqual(['2026-11-23', '2026-11-30']);
});
