import { gstinKind, stateCodeOfGstin } from './gstin.ts';
import { shareOf } from './paise.ts';
import { stateOfCode } from './states.ts';

/** Services of guards: SAC 998525, 18 % GST (field notes of the trade: unchanged by the reform of 2025). */
export const GUARD_SERVICE_CODE = '998525';
export const GST_PERCENT = 18;

/**
 * Ways to tax a bill: a company without GSTIN charges none; the client owes it (reverse charge); an SEZ
 * pays none (zero); inside a State halves for both Governments; between States IGST.
 */
export const taxKinds = ['none', 'reverse', 'zero', 'intra', 'inter'] as const;
export type TaxKind = (typeof taxKinds)[number];

export interface TaxPlace {
  tax: TaxKind;
  /** The code of the State that the supply counts in; empty when nothing tells it. */
  placeOfSupply: string;
  /** True where the State's half is UTGST. */
  hasUtgst: boolean;
}

/** Returns the tax of a bill: IGST Act, section 12(2); Notification 29/2018, Central Tax (Rate), for guards. */
export function taxPlace(
  company: { gstin: string; isBodyCorporate: boolean },
  client: {
    gstin: string;
    /** By choice or by the address of the oldest post; empty when unknown. */
    stateCode: string;
    isComposition: boolean;
    isTdsOnlyGovernment: boolean;
    isSez: boolean;
  },
): TaxPlace {
  const from = company.gstin ? stateCodeOfGstin(company.gstin) : '';
  const placeOfSupply = (client.gstin ? stateCodeOfGstin(client.gstin) : client.stateCode) || from;
  const place = { placeOfSupply, hasUtgst: stateOfCode(placeOfSupply)?.hasUtgst === true };
  if (!company.gstin) return { ...place, tax: 'none' };
  // CGST Act, section 2(94): who has a UIN is no registered person.
  const isRegistered = ['business', 'department'].includes(gstinKind(client.gstin) ?? '');
  const owesTax = isRegistered && !client.isTdsOnlyGovernment && !client.isComposition;
  if (!company.isBodyCorporate && owesTax) return { ...place, tax: 'reverse' };
  if (client.isSez) return { ...place, tax: 'zero' };
  return { ...place, tax: placeOfSupply === from ? 'intra' : 'inter' };
}

/** The sums of a bill or a credit note in paise. */
export interface BillTotals {
  taxable: number;
  cgst: number;
  /** SGST or UTGST. */
  sgst: number;
  igst: number;
  /** Brings the total to whole rupees. */
  roundOff: number;
  total: number;
}

/** Returns the sums of a bill. CGST and SGST are rounded each, so that they are equal. @param taxable in paise */
export function billTotals(taxable: number, tax: TaxKind): BillTotals {
  const half = tax === 'intra' ? shareOf(taxable, GST_PERCENT, 200) : 0;
  const igst = tax === 'inter' ? shareOf(taxable, GST_PERCENT, 100) : 0;
  const exact = taxable + half + half + igst;
  const total = shareOf(exact, 1, 100) * 100;
  return { taxable, cgst: half, sgst: half, igst, roundOff: total - exact, total };
}

/** Returns the sums of a bill whose amount was entered as a whole, without tax of its own. */
export const untaxedTotals = (total: number): BillTotals => ({
  taxable: total,
  cgst: 0,
  sgst: 0,
  igst: 0,
  roundOff: 0,
  total,
});

/** Returns what a client keeps back, in paise: a percent of the taxable value, to the rupee. */
export const proposedTds = (taxable: number, percent: number): number =>
  shareOf(taxable, Math.round(percent * 100), 10_000 * 100) * 100;
