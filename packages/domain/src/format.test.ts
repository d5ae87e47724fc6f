import { expect, test } from 'vitest';
import { formatCount, formatDay, formatDayWithWeekday, formatRupees, formatYears } from './format.ts';
import { rupeesInWords } from './rupees-in-words.ts';

test('rupees are grouped by lakh and crore, always with paise', () => {
  expect(formatRupees(123456)).toBe('₹1,23,456.00');
  expect(formatRupees(999_999_999.99)).toBe('₹99,99,99,999.99');
  expect(formatRupees(0.5)).toBe('₹0.50');
});

const amounts = [0, 7, 999, 1000, 99_999, 100_000, 1_234_567, 10_000_000, 12_34_56_789];

test.each(amounts)('%i is grouped as Intl groups it', (count) => {
  expect(formatCount(count)).toBe(count.toLocaleString('en-IN'));
});

test.each([...amounts, 0.1 + 0.2, 78_250.5, -3, -1_46_500.55])(
  '%d rupees are written as Intl writes them',
  (amount) => {
    const { format } = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
    expect(formatRupees(amount)).toBe(format(amount));
  },
);

test('a day is formatted day first, and other text is unchanged', () => {
  expect(formatDay('2026-11-12')).toBe('12 Nov 2026');
  expect(formatDay('2026-11-05T10:00:00.000Z')).toBe('5 Nov 2026');
  expect(formatDay('2026-11-19T20:00:00.000Z')).toBe('20 Nov 2026');
  expect(formatDay('soon')).toBe('soon');
});

test('an instant is formatted with its weekday in India', () => {
  expect(formatDayWithWeekday(new Date('2026-11-19T20:00:00Z'))).toBe('Fri, 20 Nov 2026');
});

test('an amount is written in words as on a cheque', () => {
  expect(rupeesInWords(146_500)).toBe('One lakh forty-six thousand five hundred rupees');
  expect(rupeesInWords(10_000_000)).toBe('One crore rupees');
  expect(rupeesInWords(1_01_00_00_000.05)).toBe('One hundred one crore rupees and five paise');
  expect(rupeesInWords(78_250.5)).toBe('Seventy-eight thousand two hundred fifty rupees and fifty paise');
});

test('only one year is singular', () => {
  expect([0, 1, 2.5, 12].map(formatYears)).toEqual(['0 years', '1 year', '2.5 years', '12 years']);
});
