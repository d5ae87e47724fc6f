import { describe, expect, test } from 'vitest';
import { clockTime, durationBetween, relativeDay, shiftPhaseAt } from './shift-clock.ts';

const india = (instant: string) => new Date(`${instant}+05:30`);
const night = { shift: 'night', startDate: '2026-11-12', endDate: '2026-11-23' };
const day = { ...night, shift: 'day' };
const phaseAt = (plan: typeof night, instant: string) => shiftPhaseAt(plan, india(instant));
const active = (start: string, end: string) => ({ state: 'active', start: india(start), end: india(end) });
const upcoming = (start: string, isFirst: boolean) => ({ state: 'upcoming', start: india(start), isFirst });
const whole = { ...night, shift: '24h' };

describe('a night shift', () => {
  test('after midnight belongs to the day before', () => {
    expect(phaseAt(night, '2026-11-20T02:18:00')).toEqual(
      active('2026-11-19T20:00:00', '2026-11-20T08:00:00'),
    );
  });
  test('starts at its first minute and ends with its last', () => {
    expect(phaseAt(night, '2026-11-19T20:00:00')?.state).toBe('active');
    expect(phaseAt(night, '2026-11-20T07:59:59')?.state).toBe('active');
    expect(phaseAt(night, '2026-11-20T08:00:00')?.state).toBe('upcoming');
  });
  test('of the last day ends the morning after', () => {
    expect(phaseAt(night, '2026-11-24T07:59:00')?.state).toBe('active');
    expect(phaseAt(night, '2026-11-24T08:00:00')).toEqual({
      state: 'ended',
      end: india('2026-11-24T08:00:00'),
    });
  });
  test('has not started in the early morning of the first day', () => {
    expect(phaseAt(night, '2026-11-12T03:00:00')).toEqual(upcoming('2026-11-12T20:00:00', true));
  });
  test('in the afternoon starts the same evening', () => {
    expect(phaseAt(night, '2026-11-15T14:00:00')).toEqual(upcoming('2026-11-15T20:00:00', false));
  });
});

test('a day shift runs from eight to eight, and the next starts tomorrow', () => {
  expect(phaseAt(day, '2026-11-15T12:00:00')?.state).toBe('active');
  expect(phaseAt(day, '2026-11-15T20:00:00')).toEqual(upcoming('2026-11-16T08:00:00', false));
  expect(phaseAt(day, '2026-11-23T20:00:00')?.state).toBe('ended');
});

test('a 24-hour shift ends in the morning when the next begins', () => {
  expect(phaseAt(whole, '2026-11-16T07:59:00')).toEqual(active('2026-11-15T08:00:00', '2026-11-16T08:00:00'));
  expect(phaseAt(whole, '2026-11-16T08:00:00')?.state).toBe('active');
  expect(phaseAt(whole, '2026-11-24T08:00:00')?.state).toBe('ended');
});

test('weeks before the assignment the next shift is on its first day', () => {
  expect(phaseAt(day, '2026-10-01T12:00:00')).toEqual(upcoming('2026-11-12T08:00:00', true));
});

test.each([
  ['a shift that only an older API has', { ...night, shift: 'evening' }],
  ['no first day', { ...night, startDate: '' }],
  ['a day that does not exist', { ...night, endDate: '2026-02-30' }],
])('%s has no phase', (_, plan) => {
  expect(phaseAt(plan, '2026-11-20T02:00:00')).toBeUndefined();
});

test('durations are rounded up to the minute', () => {
  const now = india('2026-11-20T02:18:30');
  expect(clockTime(now)).toBe('02:18');
  expect(durationBetween(now, india('2026-11-20T08:00:00'))).toEqual({ days: 0, hours: 5, minutes: 42 });
  expect(durationBetween(now, india('2026-11-22T03:18:30'))).toEqual({ days: 2, hours: 1, minutes: 0 });
});

test('today and tomorrow are named', () => {
  const now = india('2026-11-20T23:30:00');
  expect(relativeDay(india('2026-11-20T20:00:00'), now)).toBe('Today');
  expect(relativeDay(india('2026-11-21T00:10:00'), now)).toBe('Tomorrow');
  expect(relativeDay(india('2026-11-30T20:00:00'), now)).toBe('2026-11-30');
});
