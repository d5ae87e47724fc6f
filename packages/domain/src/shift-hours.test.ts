import { expect, test } from 'vitest';
import { isShiftRunning, shiftDay, shiftHours, shiftTiming } from './shift-hours.ts';

test.each([
  ['day', '08:00–20:00'],
  ['night', '20:00–08:00'],
  ['24h', '24 hours'],
  ['evening', 'evening'],
  ['toString', 'toString'],
])('the shift %s has the timing %s', (shift, words) => {
  expect(shiftTiming(shift)).toBe(words);
});

test('an unknown shift has no hours', () => {
  expect(shiftHours('evening')).toBeUndefined();
  expect(shiftHours('constructor')).toBeUndefined();
});

const night = { start: '20:00', end: '08:00' };

test.each([
  ['2026-11-20T19:59:00+05:30', false, '2026-11-19'],
  ['2026-11-20T20:00:00+05:30', true, '2026-11-20'],
  ['2026-11-21T07:59:00+05:30', true, '2026-11-20'],
  ['2026-11-21T08:00:00+05:30', false, '2026-11-20'],
])('at %s the night shift is running: %s, and belongs to %s', (instant, running, day) => {
  expect(isShiftRunning(night, new Date(instant))).toBe(running);
  expect(shiftDay(night, new Date(instant))).toBe(day);
});

test('a shift of 24 hours always runs', () => {
  expect(isShiftRunning({ start: '00:00', end: '24:00' }, new Date('2026-11-20T23:59:59+05:30'))).toBe(true);
});
