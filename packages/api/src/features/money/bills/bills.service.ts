import {
  billNotFound,
  billRegistered,
  billSettled,
  daysBilled,
  monthBilled,
  sameBill,
  sameBillAs,
} from '@prahari/contract/bills';
import type * as contract from '@prahari/contract/bills.schemas';
import type { Bill } from '@prahari/contract/bills.schemas';
import { LIST_LIMIT_MAX } from '@prahari/contract/constants';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import type { ListQuery } from '@prahari/contract/lists';
import { type Day, financialYear, today } from '@prahari/domain/days';
import { toPaise, toRupees } from '@prahari/domain/paise';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { listReply, pageReply } from '../../../read-model/reply.ts';
import { announce } from '../../../webhooks/deliveries.queries.ts';
import { lockExistingClient } from '../../membership/client-membership.service.ts';
import { dropUnsent } from '../../messages/messages.service.ts';
import { announced } from './announce-bill.service.ts';
import * as changes from './bill-changes.queries.ts';
import * as queries from './bills.queries.ts';
import { lockBill, owedOf } from './settlement.queries.ts';
import { settleAgain, settleUnexplained, voidUnexplained } from './settlement.service.ts';
import { tellOfBill, tellOfPayment } from './tell-of-bill.service.ts';

export { countBills, sumOwed } from './bills.queries.ts';

/** The series of bills of a day's financial year. */
export const billSeries = (day: Day): string => `PR/${financialYear(day)}`;

export async function getBill(db: Db, id: string): Promise<Bill> {
  const [bill] = await queries.selectBills(db, [id]);
  if (!bill) throw new AppError(billNotFound);
  return bill;
}

const rowsOf = (db: Db) => ({ fetch: (ids: string[]) => queries.selectBills(db, ids) });

/** Lists all bills that are not deleted. @throws 400 for a cursor of another list */
export const listBills = (db: Db, query: ListQuery) =>
  listReply(db, queries.billList, { query, ...rowsOf(db) });

/** Lists a client's own bills. Without parameters one statement is enough if they fit a page. */
export async function listOwnBills(db: Db, query: ListQuery, owner: string) {
  if (Object.keys(query).length === 0) {
    const rows = await queries.selectOwnBills(db, owner);
    if (rows.length <= LIST_LIMIT_MAX) return { success: true as const, data: rows };
  }
  return pageReply(db, queries.billList, { query, owner, ...rowsOf(db) });
}

/** Generates a bill with the next number; `amount` is in rupees. @throws clientNotFound, personErased, sameBill */
export function generateBill(
  db: Db,
  actorId: string,
  body: ParsedBodyOf<typeof contract.generateBill>,
): Promise<Bill> {
  return inTransaction(db, async (tx) => {
    await lockExistingClient(tx, body.clientId);
    const billDate = today();
    const series = billSeries(billDate);
    const number = await changes.nextNumber(tx, series);
    const { clientId, dueDate, description, driveLink } = body;
    const amountPaise = toPaise(body.amount);
    const entry = { number, clientId, amountPaise, dueDate, description, driveLink };
    const newBill = { ...entry, series, billDate };
    // Whoever takes a number waits for the one before, so that two presses at once are seen too.
    const same = body.isUnique && (await changes.findSameBill(tx, newBill));
    if (same) throw new AppError({ ...sameBill, message: sameBillAs(same.number) });
    const id = await changes.generateBill(tx, newBill);
    await audit(tx, { actorId, action: 'generateBill', entity: 'bills', entityId: id, detail: entry });
    const bill = await getBill(tx, id);
    await announce(tx, { type: 'bill.made', data: announced(bill) });
    await tellOfBill(tx, bill);
    return bill;
  });
}

/** True for a time of the portal for e-invoices, which is India's, `2026-11-30 10:00:00`. */
const isOverADayAgo = (portalTime: string): boolean =>
  Date.now() - Date.parse(`${portalTime.replace(' ', 'T')}+05:30`) > 86_400_000;

export interface ChangedBill {
  bill: Bill;
  /** The audit entry; undefined when nothing was changed. */
  entryId?: string | undefined;
}

/** Settles the rest of a bill by a payment to be explained. Paying a paid bill again changes nothing. @throws billNotFound */
export function markBillPaid(db: Db, actorId: string, billId: string): Promise<ChangedBill> {
  return inTransaction(db, async (tx) => {
    const locked = await lockBill(tx, billId);
    if (locked === undefined || owedOf(locked) === 0) return { bill: await getBill(tx, billId) };
    const paymentId = await settleUnexplained(tx, actorId, locked);
    const detail = { paymentId };
    const entry = { actorId, action: 'markBillPaid', entity: 'bills', entityId: billId, detail } as const;
    const [bill, entryId] = await Promise.all([getBill(tx, billId), audit(tx, entry)]);
    await announce(tx, { type: 'bill.paid', data: announced(bill) });
    await dropUnsent(tx, billId);
    const paid = { amount: toRupees(owedOf(locked)), day: today(), bills: [bill.billNumber] };
    await tellOfPayment(tx, { clientId: bill.client._id, paymentId, facts: paid });
    return { bill, entryId };
  });
}

/**
 * Deletes a bill, whose number is not reused, and returns the audit entry. What was settled is on account
 * then. @throws billNotFound, billRegistered
 */
export function deleteBill(db: Db, actorId: string, billId: string): Promise<string> {
  return inTransaction(db, async (tx) => {
    const registered = await changes.selectRegistration(tx, billId);
    if (registered?.irn_at && isOverADayAgo(registered.irn_at)) throw new AppError(billRegistered);
    const deleted = await changes.deleteBill(tx, billId);
    if (!deleted) throw new AppError(billNotFound);
    await dropUnsent(tx, billId);
    return audit(tx, { actorId, action: 'deleteBill', entity: 'bills', entityId: billId, detail: deleted });
  });
}

/**
 * Voids the payments to be explained of a bill. One that was never marked paid stays as it is.
 * @throws billNotFound, billSettled where payments with an explanation settled all of it
 */
export function markBillUnpaid(db: Db, actorId: string, billId: string): Promise<Bill> {
  return inTransaction(db, async (tx) => {
    // The client before the bill, as whoever explains or voids a payment locks them.
    await changes.lockClientOfBill(tx, billId);
    const locked = await lockBill(tx, billId);
    if (locked === undefined || owedOf(locked) > 0) return getBill(tx, billId);
    const voided = await voidUnexplained(tx, actorId, billId);
    if (voided === 0) throw new AppError(billSettled);
    const bill = await getBill(tx, billId);
    await audit(tx, { actorId, action: 'markBillUnpaid', entity: 'bills', entityId: billId });
    await announce(tx, { type: 'bill.paid.undone', data: announced(bill) });
    return bill;
  });
}

/**
 * Restores a deleted bill with its number, and what of its payments is not used otherwise since. Repeating
 * it changes nothing. @throws billNotFound, monthBilled, daysBilled
 */
export function restoreBill(db: Db, actorId: string, billId: string, undoes?: string): Promise<Bill> {
  return inTransaction(db, async (tx) => {
    await changes.lockClientOfBill(tx, billId);
    const other = await changes.findBillOfSameMonth(tx, billId);
    if (other) throw new AppError(monthBilled(other.number));
    const again =
      (await changes.findBillOfSameDays(tx, billId)) ?? (await changes.findBillOfSameFixedDays(tx, billId));
    if (again) throw new AppError(daysBilled(again.number));
    if (await changes.restoreBill(tx, billId)) {
      await settleAgain(tx, billId);
      await audit(tx, {
        actorId,
        action: 'restoreBill',
        entity: 'bills',
        entityId: billId,
        ...(undoes && { detail: { undoes } }),
      });
    }
    return getBill(tx, billId);
  });
}
