import { expect, test } from 'vitest';
import { rosterDays } from './roster-period.ts';

const now = new Date('2026-12-31T22:00:00+05:30');

test.each([
  ['week', null, '2026-12-31', '2027-01-06', 7],
  ['week', '2026-02-25', '2026-02-25', '2026-03-03', 7],
  ['week', '2026-02-30', '2026-12-31', '2027-01-06', 7],
  ['week', 'x', '2026-12-31', '2027-01-06', 7],
  ['month', null, '2026-12-01', '2026-12-31', 31],
  ['month', '2028-02', '2028-02-01', '2028-02-29', 29],
  ['month', '2026-13', '2026-12-01', '2026-12-31', 31],
] as const)('the %s named %s is %s to %s', (view, named, first, last, count) => {
  const days = rosterDays(view, named, now);
  expect([days[0], days.at(-1), days.length]).toEqual([first, last, count]);
});
