import { expect, test } from 'vitest';
import { type SentDuty, shownDuty } from './shown-duty.ts';

const at = (time: string) => Date.parse(`2026-11-${time}:00+05:30`);
const duty = (begin: string, end: string, more: Partial<SentDuty> = {}): SentDuty => ({
  beginsAt: new Date(at(begin)).toISOString(),
  endsAt: new Date(at(end)).toISOString(),
  state: 'planned',
  ...more,
});
const started = (time: string) => ({
  startedAt: new Date(at(time)).toISOString(),
  state: 'present' as const,
});

const last = duty('25T20:00', '26T08:00', started('25T19:52'));
const tonight = duty('26T20:00', '27T08:00');
const tomorrow = duty('27T20:00', '28T08:00');

test.each([
  ['a running night after midnight', '26T02:18', last],
  ['the night that was not ended, in the morning', '26T08:04', last],
  ['the next night once it can be started', '26T19:00', tonight],
  ['a night that began without its guard', '26T23:00', tonight],
  ['the next night after one that nobody started', '27T09:00', tomorrow],
])('a phone shows %s', (_, now, expected) => {
  expect(shownDuty([last, tonight, tomorrow], at(now))).toBe(expected);
});

test('a 24-hour guard sees the duty of today, and after its end the next one', () => {
  const days = ['26', '27', '28'].map((day) => duty(`${day}T08:00`, `${Number(day) + 1}T08:00`));
  expect(shownDuty(days, at('27T06:59'))).toBe(days[0]);
  expect(shownDuty(days, at('27T08:00'))).toBe(days[1]);
});

test.each(['07:00', '07:29', '07:31', '07:59', '08:01'])(
  'a press of a 24-hour guard at %s belongs to the duty of the day, unless yesterday’s is under way',
  (time) => {
    const [yesterday, today] = [duty('26T08:00', '27T08:00'), duty('27T08:00', '28T08:00')];
    const now = at(`27T${time}`);
    expect(shownDuty([yesterday, today], now)).toBe(today);
    const begun = duty('26T08:00', '27T08:00', started('26T08:05'));
    expect(shownDuty([begun, today], now)).toBe(time < '08:00' ? begun : today);
    // Once yesterday’s is ended, the one of the day can be started before its begin.
    const ended = { ...begun, endedAt: new Date(now).toISOString() };
    expect(shownDuty([ended, today], now)).toBe(today);
    const planned = [yesterday, today].map((one) => ({ ...one, attended: false }));
    expect(shownDuty(planned, now)).toBe(planned[time < '08:00' ? 0 : 1]);
  },
);

test('a duty on leave, called off or ended is not shown', () => {
  const ended = { ...last, endedAt: new Date(at('26T07:50')).toISOString() };
  const off = duty('26T20:00', '27T08:00', { state: 'leave' });
  expect(shownDuty([ended, off, tomorrow], at('26T07:55'))).toBe(tomorrow);
  expect(shownDuty([ended, off], at('26T20:30'))).toBeUndefined();
});
