import { expect, test } from 'vitest';
import { firstInterestDay, msmeInterest } from './msme-interest.ts';

const bill = { owed: 71_587_00, billDate: '2026-11-30', dueDate: '2026-12-15' };
const on = (day: string, bankRate = 6.5) => msmeInterest(bill, { day, bankRate });

test('interest begins the day after the due date, at the latest on the 46th day', () => {
  expect(firstInterestDay(bill)).toBe('2026-12-16');
  expect(firstInterestDay({ billDate: '2026-11-30', dueDate: '2027-03-01' })).toBe('2027-01-15');
  expect([on('2026-12-15'), on('2026-11-30')]).toEqual([0, 0]);
});

test('three times a bank rate of 6.5 % on 71,587.00: a day, a month, two months compounded', () => {
  expect(on('2026-12-16')).toBe(38_25);
  expect(on('2027-01-15')).toBe(1_163_29);
  expect(on('2027-02-15')).toBe(1_163_29 + 1_182_19);
  expect(on('2027-02-16')).toBe(1_163_29 + 1_182_19 + 39_50);
});

test('from the 31st the next month rests on its last day', () => {
  const late = { owed: 1_00_000_00, billDate: '2027-01-15', dueDate: '2027-01-30' };
  const month = msmeInterest(late, { day: '2027-02-27', bankRate: 4 });
  expect(month).toBe(1_000_00);
});

test('without a rate there is none', () => expect(on('2028-01-01', 0)).toBe(0));
