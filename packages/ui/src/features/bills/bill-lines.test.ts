import type { BillLine } from '@prahari/contract/bill-months.schemas';
import { expect, test } from 'vitest';
import {
  dutiesIn,
  isEdited,
  type LineFields,
  linesWith,
  noEdits,
  proposedAmount,
  sentLines,
  totalsOf,
  withAdded,
  withLine,
  withOriginal,
  withoutLine,
} from './bill-lines.ts';

const line = (id: string, quantity: number, amount: number): BillLine => ({
  id,
  description: `Guard ${id}`,
  quantity,
  unit: 'guard-days',
  rate: 22_000,
  amount,
  days: Array.from({ length: quantity }, (_, index) => ({
    dutyId: `${id}-${index}`,
    day: '2026-11-01',
    counts: 1,
  })),
});
const a = line('a', 30, 22_000);
const b = line('b', 20, 14_666.67);
const uniforms: LineFields = { description: 'Uniforms', quantity: 2, unit: 'sets', rate: 850, amount: 1_700 };

test('lines without edits are sent as they came, and the sums are those of the bill', () => {
  const shown = linesWith([a, b], noEdits);
  expect(isEdited(shown)).toBe(false);
  expect(sentLines(shown).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(totalsOf(shown, 'intra')).toMatchObject({
    taxable: 3_666_667,
    cgst: 330_000,
    sgst: 330_000,
    total: 4_326_700,
  });
  expect(dutiesIn(shown)).toBe(50);
});

test('a line that is left out is shown, and neither sent nor counted', () => {
  const edits = withoutLine(noEdits, 'b');
  const shown = linesWith([a, b], edits);
  expect(shown.map(({ state }) => state)).toEqual(['same', 'left']);
  expect(sentLines(shown)).toHaveLength(1);
  expect(dutiesIn(shown)).toBe(30);
  expect(isEdited(linesWith([a, b], withOriginal(edits, 'b')))).toBe(false);
});

test('a changed line keeps its id, by which it keeps its days, and says when the draft has changed since', () => {
  const edits = withLine(noEdits, b, { ...uniforms, amount: 10_000 });
  expect(sentLines(linesWith([a, b], edits))[1]).toMatchObject({ id: 'b', amount: 10_000 });
  expect(linesWith([a, b], edits)[1]?.isStale).toBe(false);
  const later = { ...b, amount: 15_400 };
  expect(linesWith([a, later], edits)[1]).toMatchObject({ isStale: true, line: { amount: 10_000 } });
});

test('an added line is sent without an id, can be changed again, and is dropped when left out', () => {
  const added = withAdded(noEdits, 'own', uniforms);
  const [, own] = linesWith([a], added);
  expect(sentLines(linesWith([a], added))[1]).toEqual(uniforms);
  if (!own) throw new Error('no line of its own');
  expect(linesWith([a], withLine(added, own.line, { ...uniforms, amount: 1 }))[1]).toMatchObject({
    state: 'added',
    line: { amount: 1 },
  });
  expect(isEdited(linesWith([a], withoutLine(added, 'own')))).toBe(false);
});

test('another quantity changes the amount in proportion, since a month is divided by its days', () => {
  expect(proposedAmount(a, { ...a, quantity: 29 })).toBe(21_266.67);
  expect(proposedAmount(a, { ...a, rate: 24_000 })).toBe(24_000);
  const empty = { description: '', quantity: null, unit: '', rate: null, amount: null };
  expect(proposedAmount(empty, { ...empty, quantity: 2, rate: 850 })).toBe(1_700);
  expect(proposedAmount(empty, { ...empty, quantity: 'two', rate: 850 })).toBeUndefined();
});

test('a proposed amount is exact to the paisa, also from a line that was rounded', () => {
  const rounded = { ...a, quantity: 20, amount: 14_666.67 };
  expect(proposedAmount(rounded, { ...rounded, quantity: 30 })).toBe(22_000);
  const empty = { description: '', quantity: null, unit: '', rate: null, amount: null };
  expect(proposedAmount(empty, { ...empty, quantity: 1.15, rate: 1.1 })).toBe(1.27);
});
