import { expect, test } from 'vitest';
import { type AttendedDuty, dutyState, isAsPlanned } from './duty-state.ts';

const at = (time: string) => Date.parse(`2026-11-26T${time}:00+05:30`);
const duty: AttendedDuty = {
  beginsAt: at('08:00'),
  endsAt: at('20:00'),
  plan: 'planned',
  startedAt: null,
  marked: null,
  isEnteredLater: false,
};
const LONG_AGO = 0;

test.each([
  ['08:15', 'planned'],
  ['08:16', 'late'],
  ['19:59', 'late'],
  ['20:00', 'absent'],
])('at %s a duty that nobody started is %s', (time, state) => {
  expect(dutyState(duty, at(time), LONG_AGO)).toBe(state);
});

test.each([
  ['07:10', 'present'],
  ['08:15', 'present'],
  ['08:16', 'late'],
])('started at %s it is %s for good', (time, state) => {
  expect(dutyState({ ...duty, startedAt: at(time) }, at('23:00'), LONG_AGO)).toBe(state);
});

test("the office's word counts instead of the clock, leave and a call-off before both", () => {
  expect(dutyState({ ...duty, marked: 'present' }, at('23:00'), LONG_AGO)).toBe('present');
  expect(dutyState({ ...duty, startedAt: at('08:00'), marked: 'absent' }, at('23:00'), LONG_AGO)).toBe(
    'absent',
  );
  for (const plan of ['leave', 'cancelled'] as const)
    expect(dutyState({ ...duty, plan, marked: 'present' }, at('23:00'), LONG_AGO)).toBe(plan);
});

test('where attendance is not kept, or was not yet, nobody is present, late or absent', () => {
  expect(dutyState(duty, at('23:00'), null)).toBe('planned');
  expect(dutyState({ ...duty, startedAt: at('08:00') }, at('23:00'), null)).toBe('planned');
  expect(dutyState(duty, at('23:00'), at('12:00'))).toBe('planned');
  expect(isAsPlanned(duty, at('12:00'))).toBe(true);
  expect(dutyState({ ...duty, isEnteredLater: true }, at('23:00'), LONG_AGO)).toBe('planned');
  expect(dutyState({ ...duty, marked: 'absent' }, at('23:00'), null)).toBe('absent');
  expect(dutyState({ ...duty, startedAt: at('08:30') }, at('23:00'), at('12:00'))).toBe('late');
});
