import { expect, test } from 'vitest';
import {
  countOf,
  everyDayOf,
  isMonth,
  lettersOf,
  type MusterDuty,
  markOf,
  silentAt,
  sumsOf,
} from './muster.ts';

const END = 1000;
const duty: MusterDuty = {
  plan: 'planned',
  state: 'planned',
  startedAt: null,
  beginsAt: 0,
  endsAt: END,
  marked: null,
};

test('a month has its days, also in February of a leap year', () => {
  expect(['2026-11', '2028-02', '2027-02', '2026-12'].map((month) => everyDayOf(month).length)).toEqual([
    30, 29, 28, 31,
  ]);
  expect(everyDayOf('2026-12').at(-1)).toBe('2026-12-31');
  expect(['2026-11', '2026-13', '2026-1', '26-11', '2026-11-01'].map(isMonth)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a duty to come has no mark, and a past one without attendance is present as planned', () => {
  expect(markOf(duty, END - 1)).toBe('');
  expect(markOf({ ...duty, state: 'present', marked: 'present' }, -1)).toBe('');
  expect(markOf(duty, END)).toBe('P');
  expect(markOf({ ...duty, plan: 'left' }, END - 1)).toBe('P');
});

test('a running duty has no mark until somebody started it or the office said who is there', () => {
  expect(markOf({ ...duty, state: 'late' }, END - 1)).toBe('');
  expect(markOf({ ...duty, state: 'late', startedAt: 10 }, END - 1)).toBe('L');
  expect(markOf({ ...duty, state: 'present', startedAt: 10 }, END - 1)).toBe('P');
  expect(markOf({ ...duty, state: 'absent', marked: 'absent' }, END - 1)).toBe('A');
});

test('absent, leave and called off count nothing, late counts whole', () => {
  const marks = (['absent', 'leave', 'cancelled', 'late', 'present'] as const).map((state) =>
    markOf({ ...duty, state, startedAt: 10 }, END),
  );
  expect(marks).toEqual(['A', 'LV', '', 'L', 'P']);
  expect(marks.map((mark) => countOf(mark))).toEqual([0, 0, 0, 1, 1]);
});

test('an answer to a dispute counts in place of the mark', () => {
  expect(([0, 0.5, 1] as const).map((answer) => countOf('P', answer))).toEqual([0, 0.5, 1]);
  expect(countOf('A', 1)).toBe(1);
});

test('a cell shows half, a reliever and a duty that was taken out', () => {
  expect(lettersOf({ mark: 'P', counts: 0.5 })).toBe('½');
  // The office's answer to a client who disputes an absence.
  expect(lettersOf({ mark: 'A', counts: 0.5 })).toBe('½');
  expect(lettersOf({ mark: 'P', counts: 1, isReliever: true })).toBe('R');
  expect(lettersOf({ mark: 'L', counts: 1, isReliever: true })).toBe('L');
  expect(lettersOf({ mark: 'P', counts: 0 })).toBe('0');
  expect(lettersOf({ mark: 'LV', counts: 0 })).toBe('LV');
});

test('the sums are those of the cells', () => {
  const cells = [
    { mark: 'P', counts: 1 },
    { mark: 'L', counts: 1 },
    { mark: 'P', counts: 0.5 },
    { mark: 'A', counts: 0 },
    { mark: 'WO', counts: 0 },
  ] as const;
  expect(sumsOf(cells)).toEqual({ duties: 2.5, late: 1, absent: 1 });
});

test('silence agrees after the days of the record, and never where there are none', () => {
  expect(silentAt(5, 2)).toBe(5 + 2 * 86_400_000);
  expect(silentAt(5, 0)).toBeNull();
});
