import { sql } from 'kysely';
import type { Db } from '../../../db/tables.ts';
import { openTaxablePaise, owedPaise } from '../bills/bills.queries.ts';

const dueBills = (db: Db) =>
  db
    .selectFrom('bills')
    .select([
      'id',
      'client_id as clientId',
      'number',
      'bill_date as billDate',
      'due_date as dueDate',
      'amount_paise as amountPaise',
      'settled_paise as settledPaise',
      owedPaise.as('owedPaise'),
      // The value on which tax is kept back.
      openTaxablePaise.as('taxablePaise'),
    ])
    .where('paid_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('due_date')
    .orderBy('id');

/** Returns the bills of a client of which something is owed, the oldest first. */
export const selectDueBills = (db: Db, clientId: string) =>
  dueBills(db).where('client_id', '=', clientId).execute();

/** Returns the bills of all clients of which something is owed, the oldest first. */
export const selectAllDueBills = (db: Db) => dueBills(db).execute();

/** The part of a payment that no existing bill has got. */
export const freePaise = sql<number>`(bank_paise + tds_paise + gst_tds_paise + other_paise - coalesce((
  select sum(payment_allocations.amount_paise) from payment_allocations
  join bills on bills.id = payment_allocations.bill_id
  where payment_allocations.payment_id = payments.id and bills.deleted_at is null), 0))`;

/** Returns the payments of a client with money on account, the oldest first. */
export const selectOnAccount = (db: Db, clientId: string) =>
  db
    .selectFrom('payments')
    .select(['id as paymentId', 'day', 'reference', freePaise.as('paise')])
    .where('client_id', '=', clientId)
    .where('voided_at', 'is', null)
    .where('unexplained', '=', 0)
    .where(sql<boolean>`${freePaise} > 0`)
    .orderBy('day')
    .orderBy('id')
    .execute();

export const selectClientName = async (db: Db, clientId: string): Promise<string> =>
  (
    await db
      .selectFrom('clients')
      .innerJoin('users', 'users.id', 'clients.user_id')
      .select('users.name')
      .where('clients.id', '=', clientId)
      .executeTakeFirstOrThrow()
  ).name;
