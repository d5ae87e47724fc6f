import { billTotals, type TaxKind } from '@prahari/domain/bill-tax';
import { type Day, financialYear } from '@prahari/domain/days';
import { shareOf, sumPaise } from '@prahari/domain/paise';
import { newId, nowText } from '../src/db/ids.ts';
import type { Db } from '../src/db/tables.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { nextNumber } from '../src/features/money/bills/bill-changes.queries.ts';
import { insertAllocation, insertPayment } from '../src/features/money/bills/payments.queries.ts';
import { changeSettlement } from '../src/features/money/bills/settlement.queries.ts';
import type { Company } from './company.ts';
import { expectStatus } from './company.ts';

/** GSTINs whose check digits fit. */
export const gstins = {
  maharashtra: '27AAPFU0939F1ZV',
  karnataka: '29AAGCB7383J1Z4',
} as const;

/** The facts of a company that bills with GST. */
export const billingFacts = {
  legalName: 'Prahari Security',
  address: '12 Hill Road\nMumbai 400050',
  gstins: [{ gstin: gstins.maharashtra, address: '12 Hill Road\nMumbai 400050', isDefault: true }],
  pan: 'AAPFU0939F',
  bank: { accountName: 'Prahari Security', accountNumber: '50100012345678', ifsc: 'HDFC0000123' },
  upi: { vpa: 'prahari@examplebank', limit: 100_000 },
  udyam: 'UDYAM-MH-26-0012345',
  psaraLicence: { number: 'MH/PSA/2024/0117', state: 'Maharashtra', validTo: '2029-03-31' },
};

/** The lines of the worked bill of November 2026 by calendar days, in paise. */
export const workedLines = [
  ['A, day, 1–30', 30, 22_000_00],
  ['B, day, 11–30', 20, 22_000_00],
  ['C, night, 1–19', 19, 24_000_00],
  ['D, night, 20–30', 11, 24_000_00],
].map(([description, quantity, monthly]) => ({
  description: String(description),
  quantity: Number(quantity),
  unit: 'guard-days',
  ratePaise: shareOf(Number(monthly), 1, 30),
  amountPaise: shareOf(Number(monthly), Number(quantity), 30),
}));

type Line = (typeof workedLines)[number];

interface BillFacts {
  lines?: readonly Line[];
  tax?: TaxKind;
  placeOfSupply?: string;
  ownGstin?: string;
  clientGstin?: string;
  billDate?: Day;
  dueDate?: Day;
  month?: string;
  purchaseOrder?: string;
}

/** Makes a bill through the API and gives it lines and tax, as billing a month does. Returns id and number. */
export async function addTaxedBill(
  { db, company }: { db: Db; company: Company },
  clientId: string,
  {
    lines = workedLines,
    tax = 'inter',
    placeOfSupply = '29',
    ownGstin = gstins.maharashtra,
    clientGstin = gstins.karnataka,
    billDate = '2026-11-30',
    dueDate = '2026-12-15',
    month = billDate.slice(0, 7),
    purchaseOrder = '',
  }: BillFacts = {},
): Promise<{ billId: string; number: string }> {
  const totals = billTotals(sumPaise(lines.map(({ amountPaise }) => amountPaise)), tax);
  const made = expectStatus(await company.generateBill(clientId, { amount: totals.total / 100 }), 201);
  const { _id: billId, billNumber: number } = made.body.data;
  await db
    .updateTable('bills')
    .set({
      amount_paise: totals.total,
      taxable_paise: totals.taxable,
      cgst_paise: totals.cgst,
      sgst_paise: totals.sgst,
      igst_paise: totals.igst,
      round_off_paise: totals.roundOff,
      kind: `month ${number}`,
      month,
      description: 'Security guards, November 2026',
      bill_date: billDate,
      due_date: dueDate,
      tax,
      place_of_supply: placeOfSupply,
      own_gstin: ownGstin,
      client_gstin: clientGstin,
      client_address: '4 Main Road\nBengaluru 560001',
      purchase_order: purchaseOrder,
    })
    .where('id', '=', billId)
    .execute();
  await db
    .insertInto('bill_lines')
    .values(
      lines.map((line, position) => ({
        id: newId(),
        bill_id: billId,
        position,
        description: line.description,
        quantity: line.quantity,
        unit: line.unit,
        rate_paise: line.ratePaise,
        amount_paise: line.amountPaise,
      })),
    )
    .execute();
  return { billId, number };
}

/** Inserts a credit note of a bill and takes it off what is owed. */
export const addCreditNote = (
  db: Db,
  { billId, line, tax, day = '2026-12-05' }: { billId: string; line: Line; tax: TaxKind; day?: Day },
): Promise<{ noteId: string; number: string }> =>
  inTransaction(db, async (tx) => {
    const series = `CN/${financialYear(day)}`;
    const number = await nextNumber(tx, series);
    const totals = billTotals(line.amountPaise, tax);
    const noteId = newId();
    const row = {
      id: noteId,
      number,
      series,
      bill_id: billId,
      day,
      reason: 'Two disputed night duties',
      with_tax: tax === 'none' ? (0 as const) : (1 as const),
      lines: JSON.stringify([line]),
      taxable_paise: totals.taxable,
      cgst_paise: totals.cgst,
      sgst_paise: totals.sgst,
      igst_paise: totals.igst,
      round_off_paise: totals.roundOff,
      amount_paise: totals.total,
      created_by: null,
      created_at: nowText(),
      irn: null,
      irn_at: null,
      ack_number: null,
      signed_qr: null,
    };
    await tx.insertInto('credit_notes').values(row).execute();
    await changeSettlement(tx, billId, { credited: totals.total });
    return { noteId, number };
  });

/** Records a payment of one bill. Amounts are in paise. */
export const addPayment = (
  db: Db,
  payment: { clientId: string; billId: string; by: string; bankPaise: number; tdsPaise?: number; day?: Day },
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const { billId, day = '2026-12-12', ...rest } = payment;
    const paise = rest.bankPaise + (rest.tdsPaise ?? 0);
    const paymentId = await insertPayment(tx, { ...rest, day, mode: 'neft', reference: 'N3461234567' });
    await insertAllocation(tx, { paymentId, billId, paise });
    await changeSettlement(tx, billId, { settled: paise });
    return paymentId;
  });
