import { proposedTds } from './bill-tax.ts';
import { shareOf, toRupees } from './paise.ts';

/** The sums of a bill that say what is still paid, in paise: amount and taxable value less credit notes. */
export interface OpenSums {
  amount: number;
  taxable: number;
  owed: number;
}

/**
 * Returns what a client will transfer for what is owed of a bill, in paise: less the TDS that it keeps
 * back of the same part of the taxable value.
 */
export function expectedTransfer(
  { amount, taxable, owed }: OpenSums,
  { tdsPercent, gstTdsPercent }: { tdsPercent: number; gstTdsPercent: number },
): number {
  if (owed <= 0) return 0;
  const open = shareOf(taxable, owed, amount);
  return Math.max(0, owed - proposedTds(open, tdsPercent) - proposedTds(open, gstTdsPercent));
}

/** Returns the letters and digits of a bill's number, which UPI takes as a reference: `PR2627000123`. */
const referenceOf = (number: string): string => number.replace(/[^A-Za-z0-9]/g, '');

const NOTE_MAX = 50;

/** Returns a link that pays by UPI (NPCI, UPI Linking Specifications 1.6). @param paise the amount */
export function upiLink({
  vpa,
  name,
  number,
  paise,
}: {
  vpa: string;
  name: string;
  number: string;
  paise: number;
}): string {
  const values = {
    pa: vpa,
    pn: name,
    tr: referenceOf(number),
    tn: `Bill ${number}`.slice(0, NOTE_MAX),
    am: toRupees(paise).toFixed(2),
    cu: 'INR',
  };
  const query = Object.entries(values).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&').replace('%40', '@')}`;
}
