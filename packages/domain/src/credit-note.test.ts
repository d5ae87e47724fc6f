import { expect, test } from 'vitest';
import { billTotals } from './bill-tax.ts';
import { creditNoteTotals, lastDayToCreditTax } from './credit-note.ts';

const ample = { taxable: 6_066_667, amount: 7_158_700 };

test('the worked credit note: two night duties of 24,000 in 30 days are 1,600 + 144 + 144 = 1,888.00', () => {
  expect(creditNoteTotals(160_000, 'intra', ample)).toEqual({
    taxable: 160_000,
    cgst: 14_400,
    sgst: 14_400,
    igst: 0,
    roundOff: 0,
    total: 188_800,
  });
  expect(creditNoteTotals(160_000, 'inter', ample)).toMatchObject({ igst: 28_800, total: 188_800 });
  expect(creditNoteTotals(160_000, 'reverse', ample).total).toBe(160_000);
});

test('notes of all of a bill add up to its amount, in one piece or in many', () => {
  for (let taxable = 3; taxable < 90_000; taxable += 997)
    for (const tax of ['none', 'intra', 'inter'] as const) {
      const { total } = billTotals(taxable, tax);
      expect(creditNoteTotals(taxable, tax, { taxable, amount: total }).total).toBe(total);
      const part = Math.floor(taxable / 3);
      let [left, amount] = [taxable, total];
      for (const piece of [part, part, taxable - 2 * part]) {
        const note = creditNoteTotals(piece, tax, { taxable: left, amount });
        left -= piece;
        amount -= note.total;
      }
      expect(amount).toBe(0);
    }
});

test('GST is credited until 30 November after the financial year of the bill', () => {
  expect(lastDayToCreditTax('2026-04-01')).toBe('2027-11-30');
  expect(lastDayToCreditTax('2027-03-31')).toBe('2027-11-30');
  expect(lastDayToCreditTax('2027-04-01')).toBe('2028-11-30');
});
