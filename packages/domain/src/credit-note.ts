import { type BillTotals, GST_PERCENT, type TaxKind } from './bill-tax.ts';
import type { Day } from './days.ts';
import { shareOf } from './paise.ts';

/** A difference up to a rupee is the bill's own round off. */
const ROUND_OFF_MAX = 100;

/**
 * Returns the sums of a credit note in paise. The note that takes off the rest of a bill's taxable value
 * takes off the rest of its amount, so that several notes add up to the bill.
 * @param rest what notes have left of the bill
 */
export function creditNoteTotals(
  taxable: number,
  tax: TaxKind,
  rest: { taxable: number; amount: number },
): BillTotals {
  const cgst = tax === 'intra' ? shareOf(taxable, GST_PERCENT, 200) : 0;
  const igst = tax === 'inter' ? shareOf(taxable, GST_PERCENT, 100) : 0;
  const exact = taxable + cgst + cgst + igst;
  const isRest = taxable === rest.taxable && Math.abs(rest.amount - exact) <= ROUND_OFF_MAX;
  const roundOff = isRest ? rest.amount - exact : 0;
  return { taxable, cgst, sgst: cgst, igst, roundOff, total: exact + roundOff };
}

/** Returns the last day on which a credit note takes off GST: 30 November after the bill's financial year. */
export function lastDayToCreditTax(billDate: Day): Day {
  const endYear = Number(billDate.slice(0, 4)) + (billDate.slice(5) < '04-01' ? 0 : 1);
  return `${endYear}-11-30`;
}
