import type { Db } from '../../../db/tables.ts';
import { openTaxablePaise } from '../bills/bills.queries.ts';

/** Whose documents to find: the office's, or those of one user's client. */
export interface Reader {
  /** Missing for the office. */
  userId?: string;
}

const existing = (db: Db, { userId }: Reader) => {
  const bills = db
    .selectFrom('bills')
    .innerJoin('clients', 'clients.id', 'bills.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .where('bills.deleted_at', 'is', null);
  return userId === undefined ? bills : bills.where('clients.user_id', '=', userId);
};

/** Returns a bill that is not deleted, with its client. */
export const selectBill = (db: Db, id: string, reader: Reader) =>
  existing(db, reader)
    .selectAll('bills')
    .select(['users.name', 'clients.location', openTaxablePaise.as('openTaxablePaise')])
    .where('bills.id', '=', id)
    .executeTakeFirst();
export type DocumentBill = NonNullable<Awaited<ReturnType<typeof selectBill>>>;

/** Returns a credit note of a bill that is not deleted, with the bill's id. */
export const selectNote = (db: Db, id: string, reader: Reader) =>
  existing(db, reader)
    .innerJoin('credit_notes', 'credit_notes.bill_id', 'bills.id')
    .selectAll('credit_notes')
    .where('credit_notes.id', '=', id)
    .executeTakeFirst();
export type DocumentNote = NonNullable<Awaited<ReturnType<typeof selectNote>>>;

export const selectLines = (db: Db, billId: string) =>
  db
    .selectFrom('bill_lines')
    .select(['description', 'quantity', 'unit', 'rate_paise as ratePaise', 'amount_paise as amountPaise'])
    .where('bill_id', '=', billId)
    .orderBy('position')
    .execute();

/** Returns what payments that count settled of a bill. */
export const selectPayments = (db: Db, billId: string) =>
  db
    .selectFrom('payment_allocations')
    .innerJoin('payments', 'payments.id', 'payment_allocations.payment_id')
    .select([
      'payments.day',
      'payments.mode',
      'payments.reference',
      'payments.unexplained',
      'payment_allocations.amount_paise as paise',
    ])
    .where('payment_allocations.bill_id', '=', billId)
    .where('payments.voided_at', 'is', null)
    .orderBy('payments.day')
    .orderBy('payments.id')
    .execute();

export const selectNotesOfBill = (db: Db, billId: string) =>
  db
    .selectFrom('credit_notes')
    .select(['id', 'day', 'number', 'amount_paise as paise'])
    .where('bill_id', '=', billId)
    .orderBy('day')
    .orderBy('id')
    .execute();
