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

test.each(['7,03,74', '70,37,4.00', '1.2.3', '70374.001', '70374,000,00'])(
  'an amount written %s is not guessed at',
  (amount) => {
    const file = `Date;Narration;Debit;Credit\n12/12/2026;NEFT MEHTA FOODS;;${amount}`;
    expect(bankLinesOf(readDelimited(file))).toEqual([]);
  },
);

test('a file without the columns of a bank is none', () => {
  expect(
    bankLinesOf([
      ['Name', 'Phone'],
      ['Asha', '98'],
    ]),
  ).toBeUndefined();
});

test.each([
  [
    'SBI',
    `Account Name       :,Mr. Prahari Security
Account Number     :,_00000031234567890
Balance as on 1 Dec 2026 :,"1,00,000.00"
Txn Date,Value Date,Description,Ref No./Cheque No.,        Debit,Credit,Balance
12 Dec 2026,12 Dec 2026,BY TRANSFER-NEFT*HDFC0001*N346*MEHTA FOODS--,TRANSFER FROM 3199, ,"70,374.00","1,70,374.00"
13 Dec 2026,13 Dec 2026,TO CLEARING,CHQ 12,"5,000.00", ,"1,65,374.00"`,
  ],
  [
    'ICICI with one amount',
    `DETAILED STATEMENT
No.,Transaction ID,Value Date,Txn Posted Date,ChequeNo.,Description,Cr/Dr,Transaction Amount(INR),Available Balance(INR)
1,S123,12/12/2026,12/12/2026 10:11:12 AM,-,NEFT-N346-MEHTA FOODS,CR,"70,374.00","1,70,374.00"
2,S124,13/12/2026,13/12/2026 10:11:12 AM,-,SALARY,DR,"5,000.00","1,65,374.00"`,
  ],
  [
    'ICICI savings',
    `S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )
1,12/12/2026,12/12/2026,-,NEFT-N346-MEHTA FOODS,0.00,70374.00,170374.00
2,13/12/2026,13/12/2026,-,SALARY,5000.00,0.00,165374.00`,
  ],
  [
    'Kotak with one amount',
    `Sl. No.,Date,Description,Chq / Ref number,Amount,Dr / Cr,Balance,Dr / Cr
1,12-12-2026,NEFT N346 MEHTA FOODS,N346,"70,374.00",CR,"1,70,374.00",CR
2,13-12-2026,SALARY,S1,"5,000.00",DR,"1,65,374.00",CR`,
  ],
  [
    'Axis',
    `Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL
12-12-2026,-,NEFT/N346/MEHTA FOODS,         ,       70374.00,      170374.00,248
13-12-2026,-,SALARY,5000.00, ,165374.00,248`,
  ],
  [
    'Bank of Baroda',
    `TRAN DATE,VALUE DATE,NARRATION,CHQ.NO.,WITHDRAWAL(DR),DEPOSIT(CR),BALANCE(INR)
12/12/2026,12/12/2026,NEFT-N346-MEHTA FOODS,,-,"70,374.00","1,70,374.00Cr"
13/12/2026,13/12/2026,SALARY,,"5,000.00",-,"1,65,374.00Cr"`,
  ],
  [
    'PNB',
    `Txn No.,Txn Date,Description,Branch Name,Cheque No.,Dr Amount,Cr Amount,Balance
S1,12-12-2026,NEFT_IN:N346/MEHTA FOODS,MUMBAI,,,"70,374.00","1,70,374.00 Cr."
S2,13-12-2026,SALARY,MUMBAI,,"5,000.00",,"1,65,374.00 Cr."`,
  ],
  [
    'Canara',
    `Txn Date,Value Date,Cheque No.,Description,Branch Code,Debit,Credit,Balance
="12-12-2026 10:11:12",="12 Dec 2026",="",="NEFT CR-N346-MEHTA FOODS",="33","","70,374.00","1,70,374.00"
="13-12-2026 10:11:12",="13 Dec 2026",="",="SALARY",="33","5,000.00","","1,65,374.00"`,
  ],
  [
    'IDFC First',
    `Transaction Date,Value Date,Particulars,Cheque No.,Debit,Credit,Balance
12-Dec-26,12-Dec-26,NEFT/N346/MEHTA FOODS,,,"₹ 70,374.00","₹ 1,70,374.00"
13-Dec-26,13-Dec-26,SALARY,,"₹ 5,000.00",,"₹ 1,65,374.00"`,
  ],
  [
    'Union Bank with signs',
    `Date;Remarks;Tran Id-1;UTR Number;Amount;Balance
12/12/2026;NEFT MEHTA FOODS;S1;N346;70374.00 (Cr);170374.00 (Cr)
13/12/2026;SALARY;S2;;5000.00 (Dr);165374.00 (Cr)`,
  ],
  [
    'Yes Bank',
    `Transaction Date,Value Date,Cheque No/Reference No,Description,Withdrawals,Deposits,Running Balance
2026-12-12,2026-12-12,N346,NEFT MEHTA FOODS,,"70,374.00","1,70,374.00"
2026-12-13,2026-12-13,S1,SALARY,"5,000.00",,"1,65,374.00"`,
  ],
  [
    'IndusInd',
    `Bank Reference,Value Date,Transaction Date & Time,Type,Payment Narration,Debit,Credit,Available Balance
N346,12-12-2026,12-12-2026 10:11:12,Transfer Credit,NEFT MEHTA FOODS,0,70374,170374
S1,13-12-2026,13-12-2026 10:11:12,Transfer Debit,SALARY,5000,0,165374`,
  ],
  [
    'HSBC, whose days have no spaces',
    `Date,Transaction Details,Debit amount,Credit amount,Balance
12Dec2026,NEFT MEHTA FOODS,,"70,374.00",
13Dec2026,SALARY,"5,000.00",,`,
  ],
  [
    'a bank with a decimal comma',
    `Date;Narration;Debit;Credit
12.12.2026;NEFT MEHTA FOODS;;70374,00
13.12.2026;SALARY;5000,00;`,
  ],
  [
    'a bank with a decimal comma and dots between thousands',
    `Date;Narration;Debit;Credit
12.12.2026;NEFT MEHTA FOODS;;70.374,00
13.12.2026;SALARY;5.000,00;`,
  ],
  [
    'a program with three decimals',
    `Date,Narration,Withdrawal Amt.,Deposit Amt.
12/12/2026,NEFT MEHTA FOODS,0.000,70374.000
13/12/2026,SALARY,5000.000,0.000`,
  ],
  [
    'a bank that says Paid in',
    `Date,Description,Paid out (Rs.),Paid in (Rs.)
12/12/2026,NEFT MEHTA FOODS,,"70,374/-"
13/12/2026,SALARY,"5,000/-",`,
  ],
  [
    'a bank in Hindi',
    `दिनांक,विवरण,नामे,जमा,शेष
12/12/2026,NEFT MEHTA FOODS,,"70,374.00","1,70,374.00"
13/12/2026,SALARY,"5,000.00",,"1,65,374.00"`,
  ],
])('a file of %s has the one line of money that came in', (_, file) => {
  const lines = bankLinesOf(readDelimited(file));
  expect(lines).toEqual([
    { day: '2026-12-12', text: expect.stringContaining('MEHTA FOODS'), amount: 70_374 },
  ]);
});
