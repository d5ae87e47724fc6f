import { expect, it } from 'vitest';
import { assignedMonths, lastMonths } from './assigned-days.ts';

it('the twelve months end with the current one, also across a change of year', () => {
  const months = lastMonths('2026-11-23');
  expect([months.length, months[0], months[1], months.at(-1)]).toEqual([12, '2025-12', '2026-01', '2026-11']);
  expect(lastMonths('2028-03-31').slice(-2)).toEqual(['2028-02', '2028-03']);
});

it('a month without a duty has no days', () => {
  const counted = [{ month: '2026-10', days: 4, ahead: 0 }];
  expect(assignedMonths(counted, '2026-11-23').slice(-2)).toEqual([
    { month: '2026-10', days: 4, ahead: 0 },
    { month: '2026-11', days: 0, ahead: 0 },
  ]);
});
