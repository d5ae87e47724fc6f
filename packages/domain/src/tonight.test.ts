import { expect, it } from 'vitest';
import { comingNight } from './tonight.ts';

const atIndia = (time: string) => new Date(`2026-11-22T${time}:00+05:30`);

it.each([
  ['00:00', '2026-11-21'],
  ['05:59', '2026-11-21'],
  ['06:00', '2026-11-22'],
  ['19:59', '2026-11-22'],
  ['20:00', '2026-11-22'],
  ['23:59', '2026-11-22'],
])('at %s in India tonight begins on %s', (time, day) => {
  expect(comingNight(atIndia(time))).toBe(day);
});
