import { expect, test } from 'vitest';
import {
  defaultHours,
  dutyDay,
  dutyInterval,
  endOf,
  hoursOf,
  hoursOfDuty,
  shiftOf,
  timingOf,
} from './post-hours.ts';

const india = (instant: string) => Date.parse(`${instant}+05:30`);

test.each([
  ['day', '08:00–20:00'],
  ['night', '20:00–08:00'],
  ['24h', '24 hours'],
] as const)('the shift %s has the timing %s', (shift, words) => {
  expect(timingOf(defaultHours[shift])).toBe(words);
});

test('an unknown shift has no hours, own hours count before those of the shift', () => {
  for (const shift of ['evening', 'constructor', null]) expect(hoursOf({ shift })).toBeUndefined();
  expect(hoursOf({ shift: 'night', startsAt: '22:00', hours: 8 })).toEqual({ startsAt: '22:00', hours: 8 });
  expect(hoursOf({ shift: 'night', startsAt: null, hours: null })).toEqual(defaultHours.night);
});

test.each([
  ['2026-11-26', defaultHours.night, '2026-11-26T20:00', '2026-11-27T08:00'],
  ['2026-11-30', defaultHours['24h'], '2026-11-30T08:00', '2026-12-01T08:00'],
  ['2028-02-29', { startsAt: '22:30', hours: 8 }, '2028-02-29T22:30', '2028-03-01T06:30'],
])('a duty belongs to the day on which it begins: %s', (day, hours, begin, end) => {
  const { beginsAt, endsAt } = dutyInterval(day, hours);
  expect([beginsAt, endsAt]).toEqual([india(begin), india(end)]);
  for (const [instant, on] of [
    [beginsAt, day],
    [endsAt - 1, day],
    [beginsAt - 1, new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)],
  ] as const)
    expect(dutyDay(hours, new Date(instant))).toBe(on);
});

test.each([
  ['03:59', 12, 'night'],
  ['04:00', 8, 'day'],
  ['17:59', 12, 'day'],
  ['18:00', 12, 'night'],
  ['22:00', 24, '24h'],
])('hours that begin at %s and last %i are called %s', (startsAt, hours, shift) => {
  expect(shiftOf({ startsAt, hours })).toBe(shift);
});

test('the end is told by the clock', () => {
  expect(endOf({ startsAt: '22:30', hours: 8 })).toBe('06:30');
  expect(endOf({ startsAt: '08:00', hours: 24 })).toBe('08:00');
});

test('a duty keeps its hours when its post gets others, and those of its assignment when it began late', () => {
  const day = '2026-11-26';
  const assigned = { shift: 'night', ...defaultHours.night } as const;
  const late = { ...dutyInterval(day, assigned), beginsAt: india(`${day}T23:17`) };
  expect(hoursOfDuty({ day, ...late }, assigned)).toEqual(assigned);
  const former = { startsAt: '07:00', hours: 8 };
  expect(hoursOfDuty({ day, ...dutyInterval(day, former) }, assigned)).toEqual({ shift: 'day', ...former });
});
