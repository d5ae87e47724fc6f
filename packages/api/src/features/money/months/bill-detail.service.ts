import type { BillDetail, BillLine, updateBill as contract } from '@prahari/contract/bill-months.schemas';
import { billKept, billNotFound, billSettled, billVersion } from '@prahari/contract/bills';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { type BillTotals, billTotals, untaxedTotals } from '@prahari/domain/bill-tax';
import { productOf, sumPaise, toPaise, toRupees } from '@prahari/domain/paise';
import { AppError, invalidFields } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { isId } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { getBill } from '../bills/bills.service.ts';
import { lockBill } from '../bills/settlement.queries.ts';
import { tellOfChangedBill } from '../bills/tell-of-bill.service.ts';
import { upiOfBill } from '../documents/bill-document.service.ts';
import { toLine } from './drafts.service.ts';
import * as queries from './made-bills.queries.ts';
import { problemOfTotal } from './problem-of-total.ts';

type Body = ParsedBodyOf<typeof contract>;
type Facts = NonNullable<Awaited<ReturnType<typeof queries.selectBillFacts>>>;

/** A bill with an amount of its own has one line. */
const wholeLine = ({ id, description, amountPaise }: Facts): BillLine => ({
  id,
  description,
  quantity: 1,
  unit: 'bill',
  rate: toRupees(amountPaise),
  amount: toRupees(amountPaise),
  days: [],
});

async function linesOf(db: Db, facts: Facts): Promise<BillLine[]> {
  const rows = await queries.selectLines(db, facts.id);
  if (rows.length === 0) return [wholeLine(facts)];
  const duties = Map.groupBy(await queries.selectBilledDuties(db, facts.id), ({ lineId }) => lineId ?? '');
  return rows.map((row) =>
    toLine({
      ...row,
      days: (duties.get(row.id) ?? []).map(({ dutyId, day, counts }) => ({ dutyId, day, counts })),
    }),
  );
}

/** Returns a bill with its lines. @param userId its client, if only the client's own count @throws billNotFound */
export async function readBill(db: Db, id: string, userId?: string): Promise<BillDetail> {
  const facts = isId(id) ? await queries.selectBillFacts(db, id, userId) : undefined;
  if (!facts) throw new AppError(billNotFound);
  return {
    ...(await getBill(db, id)),
    lines: await linesOf(db, facts),
    ...(facts.basedOn !== null && { basedOn: facts.basedOn }),
    ...(await upiOfBill(db, id)),
  };
}

async function changeLines(tx: Tx, facts: Facts, sent: NonNullable<Body['lines']>): Promise<BillTotals> {
  const former = new Map((await queries.selectLines(tx, facts.id)).map((line) => [line.id, line]));
  const lines = sent.map(({ id, description, quantity, unit, rate, amount }) => ({
    id: id !== undefined && former.has(id) ? id : undefined,
    description,
    quantity,
    unit,
    ratePaise: toPaise(rate),
    amountPaise: amount === undefined ? productOf(quantity, rate) : toPaise(amount),
    postId: null,
    guardId: null,
    rateId: null,
  }));
  const totals = billTotals(sumPaise(lines.map(({ amountPaise }) => amountPaise)), facts.tax);
  const problem = problemOfTotal(totals.total);
  if (problem) throw invalidFields([{ path: 'lines', message: problem.message }]);
  await queries.replaceLines(tx, facts.id, lines);
  return totals;
}

/** Returns the sums that a change asks for; undefined where it leaves them. @throws 400 */
async function changedTotals(tx: Tx, facts: Facts, { lines, amount }: Body): Promise<BillTotals | undefined> {
  if (lines && amount !== undefined)
    throw invalidFields([{ path: 'amount', message: 'Send lines or an amount, not both' }]);
  if (lines) return changeLines(tx, facts, lines);
  if (amount === undefined) return undefined;
  if (facts.kind !== 'single')
    throw invalidFields([{ path: 'amount', message: 'The amount of this bill follows from its lines' }]);
  await queries.deleteLines(tx, facts.id);
  return untaxedTotals(toPaise(amount));
}

/**
 * Changes a bill of which nothing is paid, credited or registered.
 * @throws billNotFound, billVersion, billSettled, 400 for an amount beside lines
 */
export function updateBill(
  db: Db,
  actorId: string,
  { billId: id, ...body }: Body & { billId: string },
): Promise<BillDetail> {
  return inTransaction(db, async (tx) => {
    if (!(isId(id) && (await lockBill(tx, id)))) throw new AppError(billNotFound);
    const facts = await queries.selectBillFacts(tx, id);
    if (!facts) throw new AppError(billNotFound);
    if (facts.version !== body.version) throw new AppError(billVersion);
    if (facts.irn !== null) throw new AppError(billKept('registered'));
    if (facts.settledPaise > 0) throw new AppError(billSettled);
    if (facts.creditedPaise > 0) throw new AppError(billKept('credited'));
    const before = await readBill(tx, id);
    const totals = await changedTotals(tx, facts, body);
    await queries.updateBill(tx, id, {
      ...(body.dueDate !== undefined && { due_date: body.dueDate }),
      ...(body.description !== undefined && { description: body.description }),
      ...(totals && {
        taxable_paise: totals.taxable,
        cgst_paise: totals.cgst,
        sgst_paise: totals.sgst,
        igst_paise: totals.igst,
        round_off_paise: totals.roundOff,
        amount_paise: totals.total,
      }),
    });
    const after = await readBill(tx, id);
    if (after.dueDate !== before.dueDate) await queries.deleteReminders(tx, id);
    if (after.amount !== before.amount || after.dueDate !== before.dueDate)
      await tellOfChangedBill(tx, after);
    const change = ({ amount, dueDate, description, lines }: BillDetail) => ({
      amountPaise: toPaise(amount),
      dueDate,
      description,
      lines: lines.length,
    });
    const detail = { version: after.version, before: change(before), after: change(after) };
    await audit(tx, { actorId, action: 'updateBill', entity: 'bills', entityId: id, detail });
    return after;
  });
}
