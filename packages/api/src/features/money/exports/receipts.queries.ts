import { sql } from 'kysely';
import type { Db } from '../../../db/tables.ts';
import type { After, Period } from './outward-documents.queries.ts';

/** Returns payments of a period by day: no voided one, and none that the office has yet to explain. */
export const selectReceipts = (
  db: Db,
  { from, to }: Period,
  { after, limit }: { after?: After | undefined; limit: number },
) =>
  db
    .selectFrom('payments')
    .innerJoin('clients', 'clients.id', 'payments.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .select([
      'payments.id',
      'payments.day',
      'payments.mode',
      'payments.reference',
      'payments.bank_paise as bank',
      'payments.tds_paise as tds',
      'payments.gst_tds_paise as gstTds',
      'payments.other_paise as other',
      'payments.other_reason as otherReason',
      'users.name as clientName',
    ])
    .where('payments.day', '>=', from)
    .where('payments.day', '<=', to)
    .where('payments.voided_at', 'is', null)
    .where('payments.unexplained', '=', 0)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(payments.day, payments.id) > (${after?.day ?? ''}, ${after?.id ?? ''})`),
    )
    .orderBy('payments.day')
    .orderBy('payments.id')
    .limit(limit)
    .execute();
export type Receipt = Awaited<ReturnType<typeof selectReceipts>>[number];

/** Returns what payments settled of bills that exist. */
export const selectAllocationsOf = (db: Db, paymentIds: readonly string[]) =>
  db
    .selectFrom('payment_allocations')
    .innerJoin('bills', 'bills.id', 'payment_allocations.bill_id')
    .select([
      'payment_allocations.payment_id as paymentId',
      'payment_allocations.amount_paise as paise',
      'bills.number',
    ])
    .where('payment_allocations.payment_id', 'in', paymentIds)
    .where('bills.deleted_at', 'is', null)
    .orderBy('bills.number')
    .execute();
