import { expect, test } from 'vitest';
import { quarterDays, quarterOf } from './quarters.ts';

test('quarter 1 is April to June, quarter 4 January to March of the next year', () => {
  expect(quarterDays({ year: '26-27', quarter: 1 })).toEqual({ from: '2026-04-01', to: '2026-06-30' });
  expect(quarterDays({ year: '26-27', quarter: 3 })).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  expect(quarterDays({ year: '26-27', quarter: 4 })).toEqual({ from: '2027-01-01', to: '2027-03-31' });
});

test('each day is in the quarter whose days hold it', () => {
  for (const day of ['2026-04-01', '2026-06-30', '2026-07-01', '2026-12-31', '2027-01-01', '2027-03-31']) {
    const { from, to } = quarterDays(quarterOf(day));
    expect(from <= day && day <= to, day).toBe(true);
  }
});
