import type { SelectQueryBuilder } from 'kysely';
import type { Db, Tables, Tx } from '../../db/tables.ts';

/** The ids of the client that a person is, at most one. */
type ClientIds = SelectQueryBuilder<Tables, 'clients', { id: string }>;

/** Returns the rates, lines, notes, payments and calls of a client, for the person's copy. */
export async function moneyOf(db: Db, clients: ClientIds) {
  const bills = db.selectFrom('bills').select('id').where('client_id', 'in', clients);
  const payments = db.selectFrom('payments').select('id').where('client_id', 'in', clients);
  const ofClient = <T extends 'rates' | 'payments' | 'tds_certificates' | 'debt_calls'>(table: T) =>
    db
      .selectFrom(table as 'rates')
      .selectAll()
      .where('client_id', 'in', clients)
      .execute();
  return {
    rates: await ofClient('rates'),
    billLines: await db.selectFrom('bill_lines').selectAll().where('bill_id', 'in', bills).execute(),
    creditNotes: await db.selectFrom('credit_notes').selectAll().where('bill_id', 'in', bills).execute(),
    payments: await ofClient('payments'),
    paymentAllocations: await db
      .selectFrom('payment_allocations')
      .selectAll()
      .where('payment_id', 'in', payments)
      .execute(),
    tdsCertificates: await ofClient('tds_certificates'),
    challans: await db.selectFrom('challans').selectAll().where('client_id', 'in', clients).execute(),
    debtCalls: await ofClient('debt_calls'),
    billReminders: await db.selectFrom('bill_reminders').selectAll().where('bill_id', 'in', bills).execute(),
  };
}

/**
 * Deletes what the office wrote about a client's debts, the names of its receipts, and its address on bills.
 * Bills and receipts stay, for tax law.
 */
export async function clearMoney(tx: Tx, clients: ClientIds): Promise<void> {
  await tx.deleteFrom('debt_calls').where('client_id', 'in', clients).execute();
  await tx.updateTable('challans').set({ name: 'Receipt' }).where('client_id', 'in', clients).execute();
  await tx
    .updateTable('bills')
    .set({ client_address: '' })
    .where('client_id', 'in', clients)
    .where('client_address', '<>', '')
    .execute();
}
