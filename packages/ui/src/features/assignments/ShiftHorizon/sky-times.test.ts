import { expect, test } from 'vitest';
import { shiftPhaseAt } from './shift-clock.ts';
import { skyTimes } from './sky-times.ts';

const india = (instant: string) => new Date(`${instant}+05:30`);
const plan = { shift: 'night', startDate: '2026-11-12', endDate: '2026-11-23' };

function timesAt(instant: string, shift = 'night') {
  const phase = shiftPhaseAt({ ...plan, shift }, india(instant));
  if (!phase) throw new Error('no phase');
  return skyTimes({ shift }, phase, india(instant));
}

test('the left edge is six hours before a running shift', () => {
  expect(timesAt('2026-11-20T03:00:00')).toEqual({
    hour: 3,
    from: 14,
    now: 13,
    shift: { start: 6, length: 12 },
  });
});
test('the left edge is two hours before now when the shift is far ahead', () => {
  expect(timesAt('2026-11-20T09:00:00')).toEqual({
    hour: 9,
    from: 7,
    now: 2,
    shift: { start: 13, length: 12 },
  });
});
test('a 24-hour shift takes the whole drawing, from its begin to its end', () => {
  expect(timesAt('2026-11-20T12:00:00', '24h')).toEqual({
    hour: 12,
    from: 8,
    now: 4,
    shift: { start: 0, length: 24 },
  });
});
test.each(['2026-11-10T12:00:00', '2026-11-26T12:00:00'])(
  'at %s, days before or after the assignment, the drawing has no shift',
  (instant) => {
    expect(timesAt(instant).shift).toBeUndefined();
  },
);
