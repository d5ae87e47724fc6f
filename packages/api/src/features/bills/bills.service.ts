import { type Bill, financialYear, type ListQuery, today } from '@prahari/contract';
import type { generateBill } from '@prahari/contract/bills/definitions';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { audit } from '../../db/audit.ts';
import { byIds, listed } from '../../db/page.ts';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { clientExists } from '../clients/membership.service.ts';
import { billNotFound, clientNotFound } from './bills.errors.ts';
import { billPage, insertBill, nextInYear, selectBills, setDeleted, setPaid } from './bills.queries.ts';

async function bills(db: Db, ids: string[]): Promise<Bill[]> {
  const rows = await selectBills(db, ids);
  return rows.map(({ clientId, userId, name, email, amountPaise, ...row }) => ({
    ...row,
    client: { _id: clientId, user: { _id: userId, name, email } },
    amount: amountPaise / 100,
  }));
}

async function bill(db: Db, id: string): Promise<Bill> {
  const [found] = await bills(db, [id]);
  if (!found) throw billNotFound();
  return found;
}

/** All bills that are not deleted. @throws 400 for a cursor of another list */
export async function listBills(db: Db, list: ListQuery, ownerId?: string) {
  const page = await billPage(db, list, ownerId);
  return listed(page, await byIds(page.ids, (ids) => bills(db, ids)));
}

/**
 * Makes a bill over `amount` rupees. Its number is the next of the financial year of today in India, gapless within it.
 * @throws clientNotFound
 */
export function makeBill(db: Db, actorId: string, wanted: ParsedBodyOf<typeof generateBill>): Promise<Bill> {
  return inTransaction(db, async (tx) => {
    if (!(await clientExists(tx, wanted.clientId))) throw clientNotFound();
    const year = financialYear(today());
    const number = `PR/${year}/${String(await nextInYear(tx, year)).padStart(6, '0')}`;
    const { clientId, dueDate, description, driveLink } = wanted;
    const amountPaise = Math.round(wanted.amount * 100);
    const made = { number, clientId, amountPaise, dueDate, description, driveLink };
    const id = await insertBill(tx, made);
    await audit(tx, { actorId, action: 'bill.created', entity: 'bills', entityId: id, detail: made });
    return bill(tx, id);
  });
}

/** Marks a bill paid. Paying a paid bill again changes nothing. @throws billNotFound, also for a deleted one */
export function markPaid(db: Db, actorId: string, billId: string): Promise<Bill> {
  return inTransaction(db, async (tx) => {
    if (await setPaid(tx, billId)) {
      await audit(tx, { actorId, action: 'bill.paid', entity: 'bills', entityId: billId });
    }
    return bill(tx, billId);
  });
}

/** Takes a bill away. Its number is not used again and its content stays in the audit log. @throws billNotFound */
export function removeBill(db: Db, actorId: string, billId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const deleted = await setDeleted(tx, billId);
    if (!deleted) throw billNotFound();
    await audit(tx, { actorId, action: 'bill.deleted', entity: 'bills', entityId: billId, detail: deleted });
  });
}
