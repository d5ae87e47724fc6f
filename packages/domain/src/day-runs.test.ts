import { expect, test } from 'vitest';
import { dayRuns } from './day-runs.ts';

test('days that follow each other are one period, across the end of a month too', () => {
  expect(dayRuns(['2026-11-26', '2026-11-29', '2026-11-30', '2026-12-01'])).toEqual([
    { startDate: '2026-11-26', endDate: '2026-11-26' },
    { startDate: '2026-11-29', endDate: '2026-12-01' },
  ]);
  expect(dayRuns([])).toEqual([]);
});
