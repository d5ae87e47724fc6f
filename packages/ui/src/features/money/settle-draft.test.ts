import { expect, test } from 'vitest';
import { hospitalDues } from './money.samples.ts';
import { allocationsOf, partsOfBankAmount, paymentOf, settleDraftOf, settleErrors } from './settle-draft.ts';

const draft = settleDraftOf(hospitalDues, ['bill-119'], '2026-12-12');

test('a bill is settled by what it owes less the usual TDS', () => {
  expect(draft).toMatchObject({ bankAmount: 70_374, tds: 1213, gstTds: 0 });
  expect(paymentOf(hospitalDues, draft)).toMatchObject({
    bankAmount: 70_374,
    tds: 1213,
    allocations: [{ billId: 'bill-119', amount: 71_587 }],
  });
});

test('a typed amount chooses the bills that it fits less TDS, alone or together', () => {
  expect(partsOfBankAmount(hospitalDues, 70_832)).toEqual({ chosen: ['bill-104'], tds: 1254, gstTds: 0 });
  expect(partsOfBankAmount(hospitalDues, 141_206)).toEqual({
    chosen: ['bill-104', 'bill-119'],
    tds: 2467,
    gstTds: 0,
  });
  expect(partsOfBankAmount(hospitalDues, 5)).toBeUndefined();
});

test('a part goes to the oldest chosen bill, and what is over stays on account', () => {
  const both = { ...draft, chosen: ['bill-104', 'bill-119'], bankAmount: 80_000, tds: null };
  expect(allocationsOf(hospitalDues, both)).toEqual([
    { billId: 'bill-104', paise: 7_208_600 },
    { billId: 'bill-119', paise: 791_400 },
  ]);
  expect(paymentOf(hospitalDues, { ...both, chosen: [] }).allocations).toEqual([]);
});

test('what is wrong is named at its field', () => {
  expect(settleErrors(hospitalDues, { ...draft, bankAmount: 'ten' })).toHaveProperty('bankAmount');
  expect(settleErrors(hospitalDues, { ...draft, day: '2999-01-01' })).toHaveProperty('day');
  expect(settleErrors(hospitalDues, { ...draft, otherAmount: 5 })).toHaveProperty('otherReason');
  expect(settleErrors(hospitalDues, { ...draft, bankAmount: 0, tds: 0 })).toHaveProperty('bankAmount');
});
