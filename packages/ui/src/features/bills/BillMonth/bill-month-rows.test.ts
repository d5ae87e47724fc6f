import { expect, test } from 'vitest';
import { noEdits, withAdded } from '../bill-lines.ts';
import {
  billedDraft,
  disputedDraft,
  draftsOfTwoStates,
  noRateDraft,
  readyDraft,
} from '../bill-months.samples.ts';
import { noMonthEdits, rowsOf } from './bill-month-rows.ts';

const drafts = [readyDraft, noRateDraft, disputedDraft, billedDraft];
const chosen = (edits = noMonthEdits, made = new Map()) =>
  rowsOf(drafts, edits, made).map(({ isChosen, canChoose }) => [isChosen, canChoose]);

test('only a draft without problems is chosen, and a client who is billed never can be', () => {
  expect(chosen()).toEqual([
    [true, true],
    [false, false],
    [false, false],
    [false, false],
  ]);
});

test('lines of the office’s own can be billed without a rate, but only when somebody ticks them', () => {
  const own = { description: 'Guards', quantity: 1, unit: 'month', rate: 9_000, amount: 9_000 };
  const lines = { [noRateDraft.clientId]: withAdded(noEdits, 'own', own) };
  expect(chosen({ ...noMonthEdits, lines })[1]).toEqual([false, true]);
  const ticked = { [noRateDraft.clientId]: true };
  expect(chosen({ ...noMonthEdits, lines, chosen: ticked })[1]).toEqual([true, true]);
});

test('a client whose bill was made is not chosen again', () => {
  const { clientId } = readyDraft;
  const made = new Map([[clientId, { clientId, result: 'made' as const, bills: [], problems: [] }]]);
  expect(chosen(noMonthEdits, made)[0]).toEqual([false, false]);
});

test('two drafts of a client are chosen apart, and each says the State of its GSTIN', () => {
  const edits = { ...noMonthEdits, chosen: { [`${draftsOfTwoStates[0]?.clientId} 27AAPFU0939F1ZV`]: false } };
  const rows = rowsOf([readyDraft, ...draftsOfTwoStates], edits, new Map());
  expect(rows.map(({ isChosen, billedFrom }) => [isChosen, billedFrom])).toEqual([
    [true, undefined],
    [false, 'Maharashtra'],
    [true, 'Karnataka'],
  ]);
});
