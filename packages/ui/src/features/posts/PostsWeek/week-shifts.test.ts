import { expect, test } from 'vitest';
import { endingPost, NOW, nightPost, noShiftPost, notBegunPost, shortPost } from '../posts.samples.ts';
import { discsIn, nowIn, type PostShift, shiftsOf, WEEK_HOURS } from './week-shifts.ts';

const FIRST = '2026-11-20';

test('a night shift crosses midnight, and the night before the week is at its left edge', () => {
  const shifts = shiftsOf(nightPost, FIRST, new Date('2026-11-20T02:00:00+05:30'));
  expect(shifts.map(({ day, start, hours }) => [day, start, hours]).slice(0, 2)).toEqual([
    ['2026-11-19', 0, 12],
    ['2026-11-20', 24, 12],
  ]);
  expect(shifts[0]).toMatchObject({ empty: 1, isNow: true });
  expect(shifts.at(-1)).toMatchObject({ day: '2026-11-26', start: WEEK_HOURS - 12 });
});

test('a shift of 24 hours lasts from one morning to the next', () => {
  expect(shiftsOf(shortPost, FIRST, NOW)[0]).toMatchObject({ day: FIRST, start: 12, hours: 24, isNow: true });
});

test('a post has shifts only between its first and last day', () => {
  expect(
    shiftsOf(endingPost, FIRST, NOW)
      .map(({ day }) => day)
      .at(-1),
  ).toBe('2026-11-25');
  expect(shiftsOf(notBegunPost, FIRST, NOW)).toEqual([]);
});

test('a post whose shift is not chosen has no shifts', () =>
  expect(shiftsOf(noShiftPost, FIRST, NOW)).toEqual([]));

test('the position of now is undefined in other weeks', () => {
  expect(nowIn(FIRST, new Date('2026-11-20T08:00:00+05:30'))).toBe(12);
  expect(nowIn('2026-12-01', NOW)).toBeUndefined();
});

const [person] = shiftsOf(nightPost, FIRST, NOW).flatMap(({ people }) => people);
const shift = (people: number, changed: Partial<PostShift>) => ({
  day: FIRST,
  start: 24,
  hours: 12,
  people: Array.from({ length: people }, () => person as NonNullable<typeof person>),
  empty: 0,
  isNow: false,
  ...changed,
});

test.each([
  ['two guards of the last night', shift(2, { start: WEEK_HOURS - 12 }), 2],
  ['three guards of the last night', shift(3, { start: WEEK_HOURS - 12 }), 1],
  ['four guards of a night with a free day after it', shift(4, {}), 4],
  ['five guards of a night with a free day after it', shift(5, {}), 4],
  ['four guards of 24 hours with an empty place', shift(4, { hours: 24, empty: 1 }), 3],
  ['nobody', shift(0, { empty: 3 }), 0],
])('discs do not overlap: of %s', (_, given, discs) => {
  expect(discsIn(given)).toBe(discs);
});
