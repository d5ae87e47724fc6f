import { expect, test } from 'vitest';
import { loadOf } from './duty-warnings.ts';
import { dutyInterval } from './post-hours.ts';

const day = { startsAt: '08:00', hours: 12 };
const night = { startsAt: '20:00', hours: 12 };
const duties = (days: readonly string[], hours = day) =>
  days.map((one) => ({ day: one, ...dutyInterval(one, hours) }));
const november = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `2026-11-${String(from + index).padStart(2, '0')}`);

test('a night right after a day leaves no rest, and a free evening leaves twelve hours', () => {
  // 26 November 2026 is a Thursday.
  expect(loadOf(duties(['2026-11-26'], night), duties(['2026-11-26']))).toEqual({
    hoursThisWeek: 12,
    daysInRow: 0,
    restHours: 0,
    warnings: [{ kind: 'rest', value: 0 }],
  });
  expect(loadOf(duties(['2026-11-26']), duties(['2026-11-25']))).toMatchObject({
    restHours: 12,
    daysInRow: 1,
    warnings: [],
  });
});

test('the duty after counts like the one before', () => {
  expect(loadOf(duties(['2026-11-26'], night), duties(['2026-11-27'])).warnings).toEqual([
    { kind: 'rest', value: 0 },
  ]);
  const evening = { startsAt: '16:00', hours: 8 };
  expect(loadOf(duties(['2026-11-26'], evening), duties(['2026-11-27']))).toMatchObject({
    restHours: 8,
    warnings: [],
  });
});

test('hours count from Monday, and more than 48 of them are said', () => {
  const others = duties(november(22, 25));
  expect(loadOf(duties(['2026-11-26']), others)).toMatchObject({ hoursThisWeek: 36, warnings: [] });
  const more = loadOf(duties(['2026-11-27']), duties(november(23, 26)));
  expect(more).toMatchObject({ hoursThisWeek: 48, warnings: [{ kind: 'week', value: 60 }] });
});

test('a seventh day in a row is said, also when it closes a gap', () => {
  expect(loadOf(duties(['2026-11-21']), duties(november(15, 20)))).toMatchObject({
    daysInRow: 6,
    warnings: expect.arrayContaining([{ kind: 'days', value: 7 }]),
  });
  const gap = loadOf(duties(['2026-11-18']), duties([...november(15, 17), ...november(19, 21)]));
  expect(gap).toMatchObject({ daysInRow: 3, warnings: expect.arrayContaining([{ kind: 'days', value: 7 }]) });
  expect(loadOf([], duties(['2026-11-18']))).toMatchObject({ warnings: [] });
});
