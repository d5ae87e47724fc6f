import { creditNoteNotFound } from '@prahari/contract/bill-documents';
import type { BillDocument, UpiPayment } from '@prahari/contract/bill-documents.schemas';
import { billNotFound } from '@prahari/contract/bills';
import type { ClientTax } from '@prahari/contract/clients.schemas';
import type { Company } from '@prahari/contract/company.schemas';
import { paymentModeLabels } from '@prahari/contract/payments';
import { today } from '@prahari/domain/days';
import { toPaise, toRupees } from '@prahari/domain/paise';
import { rupeesOnPaper } from '@prahari/domain/rupees-in-words';
import { placeOfSupplyText } from '@prahari/domain/states';
import { expectedTransfer, upiLink } from '@prahari/domain/upi';
import { AppError } from '../../../AppError.ts';
import { isId } from '../../../db/ids.ts';
import { parseJson } from '../../../db/json-rows.ts';
import type { Db } from '../../../db/tables.ts';
import { readCompany } from '../../company/company.service.ts';
import { readClientTax } from '../client-tax/client-tax.service.ts';
import { linesOf, registrationOf, sameOnAll, sumsOf, supplierOf, termsOf } from './document-parts.ts';
import {
  type DocumentBill,
  type Reader,
  selectBill,
  selectLines,
  selectNote,
  selectNotesOfBill,
  selectPayments,
} from './documents.queries.ts';

const owedPaise = (bill: DocumentBill): number =>
  bill.amount_paise - bill.credited_paise - bill.settled_paise;

/** Returns the payment by UPI; nothing when nothing is owed, above the company's limit or without an address. */
function upiOf(bill: DocumentBill, { upi, legalName }: Company, tax: ClientTax): { upi?: UpiPayment } {
  const paise = expectedTransfer(
    {
      amount: bill.amount_paise - bill.credited_paise,
      taxable: Math.max(0, bill.openTaxablePaise),
      owed: owedPaise(bill),
    },
    tax,
  );
  if (!upi.vpa || paise === 0 || paise > toPaise(upi.limit)) return {};
  const link = upiLink({ vpa: upi.vpa, name: legalName || upi.vpa, number: bill.number, paise });
  return { upi: { link, amount: toRupees(paise) } };
}

/** Returns payments and credit notes of a bill, the oldest first. */
async function settledOf(db: Db, billId: string): Promise<BillDocument['settled']> {
  const [payments, notes] = await Promise.all([selectPayments(db, billId), selectNotesOfBill(db, billId)]);
  return [
    ...payments.map(({ day, mode, reference, unexplained, paise }) => ({
      day,
      label: unexplained === 1 ? 'Marked as paid' : paymentModeLabels[mode],
      reference: unexplained === 1 ? '' : reference,
      amount: toRupees(paise),
    })),
    ...notes.map(({ id, day, number, paise }) => ({
      noteId: id,
      day,
      label: 'Credit note',
      reference: number,
      amount: toRupees(paise),
    })),
  ].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

const statusOf = (bill: DocumentBill): BillDocument['status'] => {
  if (bill.paid_at !== null) return 'paid';
  return bill.due_date < today() ? 'overdue' : 'pending';
};

/** Returns what bill and credit note have in common. */
function headOf(bill: DocumentBill, company: Company, tax: ClientTax) {
  return {
    ...sameOnAll,
    supplier: supplierOf(company, { own_gstin: bill.own_gstin, kept: parseJson(bill.company) }),
    recipient: {
      name: bill.name,
      address: bill.client_address || tax.address || bill.location,
      gstin: bill.client_gstin,
    },
    purchaseOrder: bill.purchase_order,
    placeOfSupply: placeOfSupplyText(bill.place_of_supply),
    reverseCharge: bill.tax === 'reverse',
  };
}

/** Reads a bill with the facts that its documents need. @throws billNotFound */
async function readBill(db: Db, id: string, reader: Reader) {
  const bill = isId(id) ? await selectBill(db, id, reader) : undefined;
  if (!bill) throw new AppError(billNotFound);
  const [company, tax] = await Promise.all([readCompany(db), readClientTax(db, bill.client_id)]);
  return { bill, company, tax };
}

/** Returns how to pay a bill by UPI, where that is possible. @throws billNotFound */
export async function upiOfBill(db: Db, billId: string): Promise<{ upi?: UpiPayment }> {
  const { bill, company, tax } = await readBill(db, billId, {});
  return upiOf(bill, company, tax);
}

/** A bill with an amount of its own has one line. */
const onlyLine = ({ description, amount_paise }: DocumentBill) => ({
  description,
  quantity: 1,
  unit: '',
  ratePaise: amount_paise,
  amountPaise: amount_paise,
});

/** Returns everything that a bill prints. @throws billNotFound, also for a bill of another client */
export async function billDocument(db: Db, billId: string, reader: Reader = {}): Promise<BillDocument> {
  const { bill, company, tax } = await readBill(db, billId, reader);
  const [lines, settled] = await Promise.all([selectLines(db, bill.id), settledOf(db, bill.id)]);
  const { accountNumber, accountName, ifsc } = company.bank;
  return {
    _id: bill.id,
    kind: 'bill',
    title: bill.own_gstin ? 'Tax invoice' : 'Bill',
    number: bill.number,
    date: bill.bill_date,
    dueDate: bill.due_date,
    ...(bill.month !== null && { month: bill.month }),
    ...(bill.based_on !== null && { basedOn: bill.based_on }),
    ...headOf(bill, company, tax),
    originals: [],
    reason: '',
    lines: linesOf(lines.length === 0 ? [onlyLine(bill)] : lines),
    sums: sumsOf(bill, { tax: bill.tax, place: bill.place_of_supply }),
    total: toRupees(bill.amount_paise),
    words: rupeesOnPaper(toRupees(bill.amount_paise)),
    settled,
    owed: toRupees(owedPaise(bill)),
    status: statusOf(bill),
    ...(accountNumber && { bank: { accountName, accountNumber, ifsc } }),
    ...upiOf(bill, company, tax),
    terms: termsOf(bill, { udyam: company.udyam, date: bill.bill_date, dueDate: bill.due_date }),
    ...registrationOf(bill),
  };
}

/** Returns everything that a credit note prints. @throws creditNoteNotFound, also for one of another client */
export async function creditNoteDocument(db: Db, id: string, reader: Reader = {}): Promise<BillDocument> {
  const note = isId(id) ? await selectNote(db, id, reader) : undefined;
  if (!note) throw new AppError(creditNoteNotFound);
  const { bill, company, tax } = await readBill(db, note.bill_id, reader);
  const taxed = note.with_tax === 1 ? bill.tax : 'none';
  return {
    _id: note.id,
    kind: 'credit-note',
    title: 'Credit note',
    number: note.number,
    date: note.day,
    ...headOf(bill, company, tax),
    originals: [{ number: bill.number, date: bill.bill_date }],
    reason: note.reason,
    lines: linesOf(parseJson(note.lines)),
    sums: sumsOf(note, { tax: taxed, place: bill.place_of_supply }),
    total: toRupees(note.amount_paise),
    words: rupeesOnPaper(toRupees(note.amount_paise)),
    settled: [],
    terms: termsOf({ tax: taxed, taxable_paise: note.taxable_paise }, { udyam: '', date: note.day }),
    ...registrationOf(note),
  };
}
