import { type ReminderKind, reminderDue } from '@prahari/domain/bill-reminders';
import { today } from '@prahari/domain/days';
import { toRupees } from '@prahari/domain/paise';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { readCompany } from '../../company/company.service.ts';
import { dropUnsent, tell } from '../../messages/messages.service.ts';
import * as queries from './reminders.queries.ts';

function remind(db: Db, billId: string, kind: ReminderKind, isMsme: boolean): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const bill = await queries.selectReminded(tx, billId);
    if (!bill || !(await queries.noteReminder(tx, billId, kind))) return false;
    const { number, dueDate, link, amountPaise, settledPaise, creditedPaise } = bill;
    const owed = toRupees(amountPaise - settledPaise - creditedPaise);
    const facts = { number, dueDate, amount: toRupees(amountPaise), owed, reminder: kind, isMsme };
    // Only the newest message about a bill is worth sending.
    await dropUnsent(tx, billId);
    return tell(tx, {
      kind: kind.startsWith('overdue') ? 'bill-overdue' : 'bill-due',
      to: bill.userId,
      act: `bill-reminder:${billId}:${kind}:${dueDate}`,
      parts: [{ about: billId, facts }],
      link,
    });
  });
}

/**
 * Sends the reminders that are due and returns their number. Each is sent once, whatever restarts; after
 * an outage only the newest of a bill.
 */
export async function sendReminders(db: Db, now: Date = new Date()): Promise<number> {
  const day = today(now);
  const bills = await queries.selectUnpaidBills(db, day);
  if (bills.length === 0) return 0;
  const isMsme = (await readCompany(db)).udyam !== '';
  let sent = 0;
  for (const { id, dueDate } of bills) {
    const kind = reminderDue(dueDate, day);
    if (kind && (await remind(db, id, kind, isMsme))) sent += 1;
  }
  return sent;
}
