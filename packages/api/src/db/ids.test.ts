import { expect, test } from 'vitest';
import { isId, newId } from './ids.ts';

test('ids are unique and sort by creation, even within a millisecond', () => {
  const ids = Array.from({ length: 1_000 }, newId);
  expect(ids.every(isId)).toBe(true);
  expect(
    ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
  ).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
