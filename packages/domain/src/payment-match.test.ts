import { expect, test } from 'vitest';
import { guessPayment } from './payment-match.ts';

const clients = [
  { id: 'meadows', name: 'Green Meadows RWA' },
  { id: 'pearl', name: 'Deccan Pearl IT Park Private Limited' },
];
const bills = [
  { id: 'm1', number: 'PR/26-27/000101', clientId: 'meadows', owed: 2_360_000, tds: 0, gstTds: 0 },
  { id: 'p1', number: 'PR/26-27/000102', clientId: 'pearl', owed: 7_158_700, tds: 121_300, gstTds: 0 },
  { id: 'p2', number: 'PR/26-27/000103', clientId: 'pearl', owed: 2_360_000, tds: 40_000, gstTds: 40_000 },
];
const guess = (text: string, rupees: number) =>
  guessPayment({ text, amount: Math.round(rupees * 100) }, clients, bills);

test('the worked bill is recognized by what the bank receives, less TDS', () => {
  expect(guess('NEFT CR-0012', 70_374)).toEqual({
    clientId: 'pearl',
    allocations: [{ billId: 'p1', paise: 7_158_700 }],
    tds: 121_300,
    gstTds: 0,
    because: 'Amount less TDS',
  });
});

test('an amount that two clients owe is nobody’s until the text names one', () => {
  expect(guess('IMPS 99', 23_600)).toBeUndefined();
  expect(guess('IMPS 99 GREENMEADOWS RW', 23_600)).toMatchObject({
    clientId: 'meadows',
    allocations: [{ billId: 'm1', paise: 2_360_000 }],
    because: 'Name of the client; amount',
  });
  expect(guess('pr 26-27 000103', 22_800)).toMatchObject({
    allocations: [{ billId: 'p2' }],
    tds: 40_000,
    gstTds: 40_000,
    because: 'Number of the bill; amount less TDS and GST-TDS',
  });
});

test('several bills of a named client are paid at once, a part pays the oldest', () => {
  expect(guess('Deccan Pearl', 95_187)).toMatchObject({
    allocations: [{ billId: 'p1' }, { billId: 'p2' }],
    tds: 0,
    because: 'Name of the client; amount',
  });
  expect(guess('Deccan Pearl', 80_000)).toMatchObject({
    allocations: [
      { billId: 'p1', paise: 7_158_700 },
      { billId: 'p2', paise: 841_300 },
    ],
    because: 'Name of the client',
  });
});

test('money of nobody known has no guess', () => {
  expect(guess('INTEREST CREDIT', 12.5)).toBeUndefined();
});
