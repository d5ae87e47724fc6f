import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import { rotationDays } from './rotation.ts';

const six = { from: '2026-11-01', to: '2026-11-14', pattern: { on: 6, off: 1 }, guards: 3, relievers: 1 };

test('six days on and one off: each guard is off a day after the other, and the reliever fills in', () => {
  const { guards, relievers, empty } = rotationDays(six);
  const offDays = guards.map((days) =>
    Array.from({ length: 14 }, (_, index) => addDays(six.from, index)).filter((day) => !days.includes(day)),
  );
  expect(offDays).toEqual([
    ['2026-11-07', '2026-11-14'],
    ['2026-11-01', '2026-11-08'],
    ['2026-11-02', '2026-11-09'],
  ]);
  expect(relievers[0]).toEqual([...offDays.flat()].sort());
  expect(empty).toEqual([]);
});

test('a guard is off from the chosen day on, the others a day after the guard before', () => {
  const { guards } = rotationDays({
    ...{ ...six, pattern: { on: 4, off: 2 } },
    firstOff: [undefined, '2026-11-03'],
  });
  const offDays = guards.map((days) =>
    Array.from({ length: 6 }, (_, index) => addDays(six.from, index)).filter((day) => !days.includes(day)),
  );
  expect(offDays).toEqual([
    ['2026-11-05', '2026-11-06'],
    ['2026-11-03', '2026-11-04'],
    ['2026-11-01', '2026-11-02'],
  ]);
});

test('a week about: two guards of seven days on and seven off share a place', () => {
  const { guards, empty } = rotationDays({ ...six, pattern: { on: 7, off: 7 }, guards: 1, relievers: 1 });
  expect(guards[0]).toHaveLength(7);
  expect(empty).toEqual([]);
});

test('days without enough relievers are named with their empty places', () => {
  const { empty } = rotationDays({ ...six, to: '2026-11-02', pattern: { on: 1, off: 3 }, relievers: 1 });
  expect(empty).toEqual([
    { day: '2026-11-01', places: 1 },
    { day: '2026-11-02', places: 1 },
  ]);
});

test('on each day every place has one guard, a reliever or is empty; nobody twice; relievers differ by a day', () => {
  const anyRotation = fc.record({
    from: fc.constantFrom('2026-11-01', '2028-02-27', '2026-12-30'),
    length: fc.integer({ min: 0, max: 60 }),
    pattern: fc.record({ on: fc.integer({ min: 1, max: 14 }), off: fc.integer({ min: 1, max: 14 }) }),
    guards: fc.integer({ min: 1, max: 9 }),
    relievers: fc.integer({ min: 0, max: 4 }),
  });
  fc.assert(
    fc.property(anyRotation, ({ length, ...rotation }) => {
      const to = addDays(rotation.from, length);
      const { guards, relievers, empty } = rotationDays({ ...rotation, to });
      for (const days of [...guards, ...relievers]) expect(new Set(days).size).toBe(days.length);
      for (let index = 0; index <= length; index += 1) {
        const day = addDays(rotation.from, index);
        const there = [...guards, ...relievers].filter((days) => days.includes(day)).length;
        const missing = empty.find((one) => one.day === day)?.places ?? 0;
        expect(there + missing).toBe(rotation.guards);
      }
      const lengths = relievers.map((days) => days.length);
      if (lengths.length > 0) expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
    }),
  );
});
