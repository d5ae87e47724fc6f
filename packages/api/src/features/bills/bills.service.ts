import { type Bill, financialYear, type ListQuery, today } from '@prahari/contract';
import type * as contract from '@prahari/contract/bills/definitions';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { audit } from '../../db/audit.ts';
import { byIds, listReply } from '../../db/page.ts';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { clientExists } from '../clients/membership.service.ts';
import { billNotFound, clientNotFound } from './bills.errors.ts';
import * as queries from './bills.queries.ts';

export { countBills } from './bills.queries.ts';

const toBill = (row: queries.BillRow): Bill => ({
  _id: row._id,
  billNumber: row.billNumber,
  client: { _id: row.clientId, user: { _id: row.userId, name: row.name, email: row.email } },
  amount: row.amountPaise / 100,
  dueDate: row.dueDate,
  description: row.description,
  driveLink: row.driveLink,
  status: row.status,
  createdAt: row.createdAt,
});

const bills = async (db: Db, ids: string[]): Promise<Bill[]> =>
  (await queries.selectBills(db, ids)).map(toBill);

async function bill(db: Db, id: string): Promise<Bill> {
  const [found] = await bills(db, [id]);
  if (!found) throw billNotFound();
  return found;
}

/** All bills that are not deleted. @throws 400 for a cursor of another list */
export async function listBills(db: Db, list: ListQuery, ownerId?: string) {
  if (ownerId !== undefined && Object.keys(list).length === 0) {
    const rows = await queries.selectOwnBills(db, ownerId);
    return listReply({ ids: [] }, rows.map(toBill));
  }
  const page = await queries.billPage(db, list, ownerId);
  return listReply(page, await byIds(page.ids, (ids) => bills(db, ids)));
}

/**
 * Generates a bill; `amount` is in rupees. Numbers are consecutive within the financial year (Asia/Kolkata).
 * @throws clientNotFound
 */
export function generateBill(
  db: Db,
  actorId: string,
  body: ParsedBodyOf<typeof contract.generateBill>,
): Promise<Bill> {
  return inTransaction(db, async (tx) => {
    if (!(await clientExists(tx, body.clientId))) throw clientNotFound();
    const year = financialYear(today());
    const number = `PR/${year}/${String(await queries.nextBillNumber(tx, year)).padStart(6, '0')}`;
    const { clientId, dueDate, description, driveLink } = body;
    const amountPaise = Math.round(body.amount * 100);
    const newBill = { number, clientId, amountPaise, dueDate, description, driveLink };
    const id = await queries.generateBill(tx, newBill);
    await audit(tx, { actorId, action: 'generateBill', entity: 'bills', entityId: id, detail: newBill });
    return bill(tx, id);
  });
}

/** Marks a bill paid. Paying a paid bill again changes nothing. @throws billNotFound, also for a deleted one */
export function markBillPaid(db: Db, actorId: string, billId: string): Promise<Bill> {
  return inTransaction(db, async (tx) => {
    if (await queries.markBillPaid(tx, billId)) {
      await audit(tx, { actorId, action: 'markBillPaid', entity: 'bills', entityId: billId });
    }
    return bill(tx, billId);
  });
}

/** Deletes a bill. Its number is not reused, and its content stays in the audit log. @throws billNotFound */
export function deleteBill(db: Db, actorId: string, billId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const deleted = await queries.deleteBill(tx, billId);
    if (!deleted) throw billNotFound();
    await audit(tx, { actorId, action: 'deleteBill', entity: 'bills', entityId: billId, detail: deleted });
  });
}
