import { expect, test } from 'vitest';
import { dutyAt } from './duty.ts';

const india = (instant: string) => new Date(`${instant}+05:30`);
const night = { shift: 'night', startDate: '2026-11-12', endDate: '2026-11-23', status: 'active' };

test('a guard whose shift runs is on duty until its end', () => {
  expect(dutyAt(night, india('2026-11-20T02:18:00'))).toEqual({
    state: 'onDuty',
    text: 'On duty until 08:00',
  });
});
test('a 24-hour duty lasts until the next morning', () => {
  const whole = { ...night, shift: '24h' };
  expect(dutyAt(whole, india('2026-11-20T02:18:00'))?.text).toBe('On duty until 08:00');
  expect(dutyAt(whole, india('2026-11-24T07:59:00'))?.state).toBe('onDuty');
  expect(dutyAt(whole, india('2026-11-24T08:00:00'))?.state).toBe('assigned');
});
test('own hours and days of the week count instead of those of the shift', () => {
  const weekdays = { ...night, startsAt: '22:00', hours: 8, weekdays: [5] };
  expect(dutyAt(weekdays, india('2026-11-21T05:59:00'))?.text).toBe('On duty until 06:00');
  expect(dutyAt(weekdays, india('2026-11-21T22:00:00'))?.text).toBe('Off shift');
});
test('a break counts only during the shift', () => {
  const onBreak = { ...night, status: 'onBreak' };
  expect(dutyAt(onBreak, india('2026-11-20T02:18:00'))?.state).toBe('onBreak');
  expect(dutyAt(onBreak, india('2026-11-20T12:00:00'))?.state).toBe('assigned');
});
test.each([
  ['2026-11-12T19:59:00', 'Not started yet'],
  ['2026-11-20T08:00:00', 'Off shift'],
  ['2026-11-24T08:00:00', 'Off shift'],
])('at %s a guard without a running shift reads "%s"', (instant, text) => {
  expect(dutyAt(night, india(instant))).toEqual({ state: 'assigned', text });
});
test('an unknown shift gives no text', () => {
  expect(dutyAt({ ...night, shift: 'evening' }, india('2026-11-20T02:18:00'))).toBeUndefined();
});
