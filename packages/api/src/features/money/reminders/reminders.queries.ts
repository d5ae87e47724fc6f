import { LAST_REMINDER_DAYS, type ReminderKind, remindersUpTo } from '@prahari/domain/bill-reminders';
import { addDays, type Day } from '@prahari/domain/days';
import { nowText } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';

/** Returns bills of which something is owed and whose client wants reminders, the oldest due date first. */
export const selectUnpaidBills = (db: Db, today: Day) =>
  db
    .selectFrom('bills')
    .innerJoin('clients', 'clients.id', 'bills.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .select(['bills.id', 'bills.due_date as dueDate'])
    .where('bills.paid_at', 'is', null)
    .where('bills.deleted_at', 'is', null)
    .where('bills.due_date', '>=', addDays(today, -LAST_REMINDER_DAYS))
    .where('bills.due_date', '<=', addDays(today, 3))
    .where('clients.reminders', '=', 1)
    .where('users.erased_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .orderBy('bills.due_date')
    .orderBy('bills.id')
    .execute();

/** Returns a bill as it is now, or undefined once it is settled, deleted or its month disputed. */
export const selectReminded = (tx: Tx, billId: string) =>
  tx
    .selectFrom('bills')
    .innerJoin('clients', 'clients.id', 'bills.client_id')
    .select([
      'bills.number',
      'bills.amount_paise as amountPaise',
      'bills.settled_paise as settledPaise',
      'bills.credited_paise as creditedPaise',
      'bills.due_date as dueDate',
      'bills.drive_link as link',
      'clients.user_id as userId',
    ])
    .where('bills.id', '=', billId)
    .where('bills.paid_at', 'is', null)
    .where('bills.deleted_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('musters')
            .innerJoin('posts', 'posts.id', 'musters.post_id')
            .select('musters.id')
            .whereRef('posts.client_id', '=', 'bills.client_id')
            .whereRef('musters.month', '=', 'bills.month')
            .where('musters.state', '=', 'disputed'),
        ),
      ),
    )
    .executeTakeFirst();

/**
 * Notes a reminder and those that it comes after. Returns false if it was sent before: of two servers
 * only one sends it.
 */
export async function noteReminder(tx: Tx, billId: string, kind: ReminderKind): Promise<boolean> {
  const sent_at = nowText();
  const noted = await tx
    .insertInto('bill_reminders')
    .values(remindersUpTo(kind).map((one) => ({ bill_id: billId, kind: one, sent_at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .execute();
  return noted.some((one) => one.kind === kind);
}
