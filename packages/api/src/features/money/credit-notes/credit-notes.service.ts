import { billNotFound, creditableOnly } from '@prahari/contract/bills';
import type * as contract from '@prahari/contract/bills.schemas';
import type { CreditedBill, CreditNote } from '@prahari/contract/bills.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { type BillTotals, untaxedTotals } from '@prahari/domain/bill-tax';
import { creditNoteTotals, lastDayToCreditTax } from '@prahari/domain/credit-note';
import { financialYear } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { sumPaise, toPaise, toRupees } from '@prahari/domain/paise';
import { AppError, invalidFields } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { isId } from '../../../db/ids.ts';
import { parseJson } from '../../../db/json-rows.ts';
import type { StoredLine } from '../../../db/tables/money-tables.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockExistingClient } from '../../membership/client-membership.service.ts';
import { announceSettlement } from '../bills/announce-bill.service.ts';
import { nextNumber } from '../bills/bill-changes.queries.ts';
import { getBill } from '../bills/bills.service.ts';
import { changeSettlement, lockBill } from '../bills/settlement.queries.ts';
import { releaseSettled } from '../bills/settlement.service.ts';
import * as queries from './credit-notes.queries.ts';

type Body = ParsedBodyOf<typeof contract.addCreditNote>;
type BillToCredit = NonNullable<Awaited<ReturnType<typeof queries.selectBillToCredit>>>;

/** Returns the lines of a note in paise; one of an amount alone says its reason. */
const linesOf = ({ lines = [], amount = 0, reason }: Body): StoredLine[] =>
  lines.length > 0
    ? lines.map(({ rate, amount: rupees, unit = '', ...line }) => ({
        ...line,
        unit,
        ratePaise: toPaise(rate),
        amountPaise: toPaise(rupees),
      }))
    : [
        {
          description: reason,
          quantity: 1,
          unit: '',
          ratePaise: toPaise(amount),
          amountPaise: toPaise(amount),
        },
      ];

/** Refuses a day on which this note can't be made. @throws 400 that names the field */
function refuseDay({ day, withTax }: Body, { billDate, tax }: BillToCredit, newest: string | null): void {
  const refuse = (path: 'day' | 'withTax', message: string) => invalidFields([{ path, message }]);
  if (day < billDate) throw refuse('day', `Day must not be before the bill’s date, ${formatDay(billDate)}`);
  if (newest !== null && day < newest)
    throw refuse('day', `Day must not be before that of the newest credit note, ${formatDay(newest)}`);
  const last = lastDayToCreditTax(billDate);
  if (withTax && tax !== 'none' && day > last)
    throw refuse(
      'withTax',
      `GST of this bill could be credited until ${formatDay(last)}: make it without GST`,
    );
}

/** Returns the sums of a note, taxed as its bill is. @throws creditableOnly */
function totalsOf(
  { withTax }: Body,
  taxable: number,
  bill: BillToCredit & { number: string; restPaise: number },
): BillTotals {
  const rest = { taxable: bill.taxablePaise - bill.creditedTaxablePaise, amount: bill.restPaise };
  const totals = withTax ? creditNoteTotals(taxable, bill.tax, rest) : untaxedTotals(taxable);
  if (totals.total > rest.amount || (withTax && taxable > rest.taxable))
    throw new AppError(creditableOnly(bill.number, toRupees(rest.amount)));
  return totals;
}

/** @throws when it is unknown */
async function getCreditNote(db: Db, id: string): Promise<CreditNote> {
  const [row] = await queries.selectCreditNotes(db, [id]);
  if (!row) throw new Error(`There is no credit note ${id}`);
  return {
    _id: row.id,
    number: row.number,
    billId: row.bill_id,
    billNumber: row.billNumber,
    day: row.day,
    reason: row.reason,
    withTax: row.with_tax === 1,
    lines: parseJson(row.lines).map(({ ratePaise, amountPaise, ...line }) => ({
      ...line,
      rate: toRupees(ratePaise),
      amount: toRupees(amountPaise),
    })),
    taxable: toRupees(row.taxable_paise),
    cgst: toRupees(row.cgst_paise),
    sgst: toRupees(row.sgst_paise),
    igst: toRupees(row.igst_paise),
    roundOff: toRupees(row.round_off_paise),
    amount: toRupees(row.amount_paise),
    createdAt: row.created_at,
  };
}

async function lockBillToCredit(tx: Tx, billId: string) {
  const found = await queries.selectBillToCredit(tx, billId);
  if (!found) throw new AppError(billNotFound);
  await lockExistingClient(tx, found.clientId);
  const locked = await lockBill(tx, billId);
  const bill = await queries.selectBillToCredit(tx, billId);
  if (!locked || !bill) throw new AppError(billNotFound);
  return { ...bill, ...locked, restPaise: locked.amountPaise - locked.creditedPaise };
}

/**
 * Makes a credit note of a bill with the next number of its series. What was settled above the rest of
 * the bill goes on account, from the newest payment.
 * @throws billNotFound, personErased, creditableOnly, 400 for a day or a tax that is not possible
 */
export function addCreditNote(
  db: Db,
  actorId: string,
  { billId, ...body }: Body & { billId: string },
): Promise<CreditedBill> {
  return inTransaction(db, async (tx) => {
    if (!isId(billId)) throw new AppError(billNotFound);
    const bill = await lockBillToCredit(tx, billId);
    const series = `CN/${financialYear(body.day)}`;
    // Whoever takes a number waits for the one before, so that the newest day is known.
    const number = await nextNumber(tx, series);
    refuseDay(body, bill, await queries.selectNewestDay(tx, series));
    const lines = linesOf(body);
    const totals = totalsOf(body, sumPaise(lines.map(({ amountPaise }) => amountPaise)), bill);
    const { day, reason, withTax } = body;
    const note = { series, number, billId, day, reason, withTax, lines, totals, by: actorId };
    const creditNoteId = await queries.insertCreditNote(tx, note);
    const excess = Math.max(0, bill.settledPaise - (bill.restPaise - totals.total));
    const released = await releaseSettled(tx, billId, excess);
    await changeSettlement(tx, billId, { credited: totals.total, settled: -excess });
    await audit(tx, {
      actorId,
      action: 'addCreditNote',
      entity: 'bills',
      entityId: billId,
      detail: { creditNoteId, number, day, withTax, ...totals, reason, released },
    });
    await announceSettlement(tx, bill);
    return {
      ...(await getCreditNote(tx, creditNoteId)),
      bill: await getBill(tx, billId),
      toAccount: toRupees(excess),
    };
  });
}
