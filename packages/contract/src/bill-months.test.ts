import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newLines } from './bill-months.schemas.ts';

test('a bill has at most 1,000 lines', () => {
  const linesOf = (count: number) =>
    Array.from({ length: count }, () => ({
      description: 'Guards',
      sac: '998525',
      unit: 'duty',
      quantity: 1,
      rate: 1,
    }));
  const found = z.safeParse(newLines, linesOf(1001));
  expect(found.error?.issues.map(({ message }) => message)).toEqual(['At most 1000 lines']);
  expect(z.safeParse(newLines, linesOf(1000)).error?.issues ?? []).toEqual([]);
});
