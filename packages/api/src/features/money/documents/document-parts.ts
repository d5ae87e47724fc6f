import type { BillDocument } from '@prahari/contract/bill-documents.schemas';
import type { Company } from '@prahari/contract/company.schemas';
import { GST_PERCENT, GUARD_SERVICE_CODE, type TaxKind } from '@prahari/domain/bill-tax';
import { countDays, type Day } from '@prahari/domain/days';
import { formatRupees } from '@prahari/domain/format';
import { MSMED_DAYS } from '@prahari/domain/msme-interest';
import { toRupees } from '@prahari/domain/paise';
import { stateOfCode } from '@prahari/domain/states';
import type { StoredLine } from '../../../db/tables/money-tables.ts';
import type { DocumentBill, DocumentNote } from './documents.queries.ts';

type TaxSums = Pick<
  DocumentBill,
  'taxable_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise' | 'round_off_paise' | 'amount_paise'
>;

/** Where nobody has entered the company's name. */
const NAME = 'Prahari';

/** Returns the company as a bill prints it: what the bill kept of its day, else today's facts. */
export function supplierOf(
  company: Company,
  { own_gstin: gstin, kept }: { own_gstin: string; kept: { name?: string; address?: string; pan?: string } },
): BillDocument['supplier'] {
  const registered = company.gstins.find((one) => one.gstin === gstin)?.address;
  return {
    name: kept.name || company.legalName || NAME,
    address: kept.address || registered || company.address,
    gstin,
    pan: kept.pan || company.pan,
    psaraLicence: company.psaraLicence.number,
  };
}

/** Returns what stands between the lines and the total. Nothing for a bill without tax and round off. */
export function sumsOf(sums: TaxSums, { tax, place }: { tax: TaxKind; place: string }): BillDocument['sums'] {
  const half = `${GST_PERCENT / 2}%`;
  const stateTax = stateOfCode(place)?.hasUtgst ? 'UTGST' : 'SGST';
  const taxes: [label: string, paise: number][] =
    tax === 'intra'
      ? [
          [`CGST ${half}`, sums.cgst_paise],
          [`${stateTax} ${half}`, sums.sgst_paise],
        ]
      : tax === 'inter'
        ? [[`IGST ${GST_PERCENT}%`, sums.igst_paise]]
        : [];
  const roundOff: typeof taxes = sums.round_off_paise === 0 ? [] : [['Round off', sums.round_off_paise]];
  if (tax === 'none' && roundOff.length === 0) return [];
  const first = tax === 'none' ? 'Sum' : 'Taxable value';
  return [[first, sums.taxable_paise] as const, ...taxes, ...roundOff].map(([label, paise]) => ({
    label,
    amount: toRupees(paise),
  }));
}

export const linesOf = (lines: readonly StoredLine[]): BillDocument['lines'] =>
  lines.map(({ description, quantity, unit, ratePaise, amountPaise }) => ({
    description,
    quantity,
    unit,
    rate: toRupees(ratePaise),
    amount: toRupees(amountPaise),
  }));

/** Returns the sentences that the law asks for. */
export function termsOf(
  { tax, taxable_paise }: { tax: TaxKind; taxable_paise: number },
  { udyam, date, dueDate }: { udyam: string; date: Day; dueDate?: Day },
): string[] {
  const terms: string[] = [];
  if (tax === 'reverse')
    terms.push(
      `GST of ${GST_PERCENT}% on ${formatRupees(toRupees(taxable_paise))} is payable by the recipient under reverse charge.`,
    );
  if (tax === 'zero')
    terms.push('Supply to an SEZ under bond or Letter of Undertaking without payment of integrated tax.');
  if (udyam && dueDate) {
    const days = Math.min(MSMED_DAYS, Math.max(1, countDays(date, dueDate) - 1));
    terms.push(
      `Micro or small enterprise, Udyam ${udyam}: payable within ${days === 1 ? '1 day' : `${days} days`} under section 15 of the MSMED Act, 2006.`,
    );
  }
  return terms;
}

export function registrationOf({
  irn,
  irn_at,
  ack_number,
  signed_qr,
}: Pick<DocumentNote, 'irn' | 'irn_at' | 'ack_number' | 'signed_qr'>): Pick<BillDocument, 'registration'> {
  if (!irn) return {};
  return {
    registration: { irn, ackNumber: ack_number ?? '', ackDate: irn_at ?? '', qr: signed_qr ?? '' },
  };
}

/** The same on every document. */
export const sameOnAll = {
  serviceCode: GUARD_SERVICE_CODE,
  footnote: 'Computer-generated: no signature is needed.',
};
