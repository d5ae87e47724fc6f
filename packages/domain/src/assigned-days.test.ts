import { describe, expect, it } from 'vitest';
import { assignedMonths, daysUntil } from './assigned-days.ts';

const today = '2026-11-23';

describe('assignedMonths', () => {
  it('the twelve months end with the current one, also across a change of year', () => {
    const months = assignedMonths([], today).map(({ month }) => month);
    expect([months.length, months[0], months[1], months.at(-1)]).toEqual([
      12,
      '2025-12',
      '2026-01',
      '2026-11',
    ]);
  });

  it('past and future days are counted separately, leap days included', () => {
    const [first, second] = assignedMonths(
      [{ startDate: '2027-02-10', endDate: '2028-02-29' }],
      '2028-02-28',
    ).slice(-2);
    expect(first).toEqual({ month: '2028-01', days: 31, ahead: 0 });
    expect(second).toEqual({ month: '2028-02', days: 28, ahead: 1 });
  });

  it('a day of two assignments counts once', () => {
    const periods = [
      { startDate: '2026-11-01', endDate: '2026-11-10' },
      { startDate: '2026-11-10', endDate: '2026-11-25' },
    ];
    expect(assignedMonths(periods, today).at(-1)).toEqual({ month: '2026-11', days: 23, ahead: 2 });
  });

  it('an assignment that was ended before it began has no day', () => {
    const ended = { startDate: '2026-11-20', endDate: '2026-11-18' };
    expect([assignedMonths([ended], today).at(-1)?.days, daysUntil(ended, today)]).toEqual([0, 0]);
  });
});
