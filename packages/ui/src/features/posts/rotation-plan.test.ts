import { expect, test } from 'vitest';
import { mostWeekHours, rotationPlan } from './rotation-plan.ts';

const person = (name: string) => ({ _id: name, name, detail: '' });
const guards = ['Asha', 'Bina', 'Chetan'].map(person);
const december = { from: '2026-12-01', to: '2026-12-31', pattern: { on: 6, off: 1 }, guards };

test('the days off step down, and the reliever stands in for whoever is off', () => {
  const { rows, empty, duties, relieverDuties } = rotationPlan(
    { ...december, relievers: [person('Dev')] },
    12,
  );
  const off = rows.slice(0, 3).map(({ days }) => {
    const all = Array.from({ length: 31 }, (_, at) => `2026-12-${String(at + 1).padStart(2, '0')}`);
    return all.find((day) => !days.has(day));
  });
  expect(off).toEqual(['2026-12-07', '2026-12-01', '2026-12-02']);
  const covers = rows[3]?.covers;
  expect(off.map((day = '') => covers?.get(day)?.name)).toEqual(['Asha', 'Bina', 'Chetan']);
  expect(empty).toEqual([]);
  expect([duties, relieverDuties]).toEqual([93, rows[3]?.days.size]);
});

test('six nights of twelve hours are 72 hours a week, and Sundays are counted', () => {
  const [row] = rotationPlan({ ...december, relievers: [] }, 12).rows;
  expect(row?.weekHours).toBe(72);
  expect(row?.sundays).toBe(4);
  expect(mostWeekHours([], 12)).toBe(0);
  // Sunday and Monday are of two weeks.
  expect(mostWeekHours(['2026-12-06', '2026-12-07'], 12)).toBe(12);
});

test('days off that no reliever fills are empty', () => {
  const { empty } = rotationPlan({ ...december, pattern: { on: 4, off: 2 }, relievers: [person('Dev')] }, 8);
  // Two of the three are off on the first day.
  expect(empty[0]).toEqual({ day: '2026-12-01', places: 1 });
});
