import { expect, test } from 'vitest';
import { nightPost } from '../posts.samples.ts';
import { firstDayOf } from './replace-day.ts';

const [assignment] = nightPost.assignments;
const at = (time: string) => new Date(`2026-11-20T${time}:00+05:30`);

test.each([
  ['night', '02:00', '2026-11-19'],
  ['night', '07:12', '2026-11-19'],
  ['night', '08:00', '2026-11-20'],
  ['day', '07:12', '2026-11-20'],
  ['day', '12:00', '2026-11-20'],
  ['day', '20:00', '2026-11-21'],
  ['24h', '23:30', '2026-11-20'],
] as const)('a relief guard for a %s shift at %s begins on %s', (shift, time, day) => {
  expect(assignment && firstDayOf({ ...assignment, shift }, at(time))).toBe(day);
});

test('a relief guard for an assignment that has not begun starts with it', () => {
  expect(assignment && firstDayOf({ ...assignment, startDate: '2026-12-01' }, at('12:00'))).toBe(
    '2026-12-01',
  );
});
