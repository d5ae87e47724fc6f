import { expect, test } from 'vitest';
import { bankLinesOf } from './bank-lines.ts';
import { readDelimited } from './delimited-text.ts';

test('a bank’s file with titles, debits and a total has only the money that came in', () => {
  const file = `HDFC Bank,,,,
Account 50100012345678,,,,
Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.,Closing Balance
12/12/26,NEFT CR-HDFC0001-NIRMAL JEEVAN,N346123456700,,"70,374.00","1,00,000.00"
13/12/26,SALARY,S1,"50,000.00",,50000
31/12/26,UPI-MEHTA,411,,500,50500
Total,,,50000,70874,`;
  expect(bankLinesOf(readDelimited(file))).toEqual([
    { day: '2026-12-12', text: 'NEFT CR-HDFC0001-NIRMAL JEEVAN N346123456700', amount: 70_374 },
    { day: '2026-12-31', text: 'UPI-MEHTA 411', amount: 500 },
  ]);
});

test('a file without the columns of a bank is none', () => {
  expect(
    bankLinesOf([
      ['Name', 'Phone'],
      ['Asha', '98'],
    ]),
  ).toBeUndefined();
});
