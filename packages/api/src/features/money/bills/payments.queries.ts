import type { PaymentMode } from '@prahari/contract/payments';
import { sql } from 'kysely';
import { newId, nowText } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';

/** A payment of a client with the tax that it kept back; amounts in paise. */
export interface NewPayment {
  clientId: string;
  day: string;
  mode: PaymentMode;
  reference: string;
  bankPaise: number;
  tdsPaise?: number;
  gstTdsPaise?: number;
  otherPaise?: number;
  otherReason?: string;
  isUnexplained?: boolean;
  by: string;
}

/** Inserts a payment and returns its id. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<string> {
  const id = newId();
  await tx
    .insertInto('payments')
    .values({
      id,
      client_id: payment.clientId,
      day: payment.day,
      mode: payment.mode,
      reference: payment.reference,
      bank_paise: payment.bankPaise,
      tds_paise: payment.tdsPaise ?? 0,
      gst_tds_paise: payment.gstTdsPaise ?? 0,
      other_paise: payment.otherPaise ?? 0,
      other_reason: payment.otherReason ?? '',
      unexplained: payment.isUnexplained ? 1 : 0,
      created_by: payment.by,
      created_at: nowText(),
    })
    .execute();
  return id;
}

/** Allocates a part of a payment to a bill, in addition to an earlier one. */
export const insertAllocation = (
  tx: Tx,
  { paymentId, billId, paise }: { paymentId: string; billId: string; paise: number },
) =>
  tx
    .insertInto('payment_allocations')
    .values({ payment_id: paymentId, bill_id: billId, amount_paise: paise })
    .onConflict((conflict) =>
      conflict
        .columns(['payment_id', 'bill_id'])
        .doUpdateSet((eb) => ({ amount_paise: eb('payment_allocations.amount_paise', '+', paise) })),
    )
    .execute();

/** Returns a payment's allocations, also those to deleted bills, in the order in which bills are locked. */
export const selectAllocationsOf = (db: Db, paymentId: string) =>
  db
    .selectFrom('payment_allocations')
    .select(['bill_id as billId', 'amount_paise as paise'])
    .where('payment_id', '=', paymentId)
    .orderBy('bill_id')
    .execute();

/** Returns what payments that count settled of a bill, the newest first. */
export const selectAllocations = (db: Db, billId: string) =>
  db
    .selectFrom('payment_allocations')
    .innerJoin('payments', 'payments.id', 'payment_allocations.payment_id')
    .select(['payments.id as paymentId', 'payments.unexplained', 'payment_allocations.amount_paise as paise'])
    .where('payment_allocations.bill_id', '=', billId)
    .where('payments.voided_at', 'is', null)
    .orderBy('payments.id', 'desc')
    .execute();

/** Voids a payment; its allocations stay as a record. Returns undefined when it is voided already. */
export const voidPayment = (tx: Tx, { id, by, reason }: { id: string; by: string; reason: string }) =>
  tx
    .updateTable('payments')
    .set({ voided_at: nowText(), voided_by: by, void_reason: reason })
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Returns what of a payment is on account: not allocated to bills that exist. */
export async function selectFreePaise(db: Db, paymentId: string): Promise<number> {
  const row = await db
    .selectFrom('payments')
    .select([
      sql<number>`bank_paise + tds_paise + gst_tds_paise + other_paise - coalesce((
        select sum(payment_allocations.amount_paise) from payment_allocations
        join bills on bills.id = payment_allocations.bill_id
        where payment_allocations.payment_id = payments.id and bills.deleted_at is null), 0)`.as('free'),
    ])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return Number(row.free);
}

/** Locks a payment that counts until the transaction ends, by writing it. */
export const lockPayment = (tx: Tx, id: string) =>
  tx
    .updateTable('payments')
    .set((eb) => ({ reference: eb.ref('reference') }))
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

export const setAllocation = (
  tx: Tx,
  { paymentId, billId, paise }: { paymentId: string; billId: string; paise: number },
) =>
  tx
    .updateTable('payment_allocations')
    .set({ amount_paise: paise })
    .where('payment_id', '=', paymentId)
    .where('bill_id', '=', billId)
    .execute();

export const deleteAllocation = (tx: Tx, { paymentId, billId }: { paymentId: string; billId: string }) =>
  tx
    .deleteFrom('payment_allocations')
    .where('payment_id', '=', paymentId)
    .where('bill_id', '=', billId)
    .execute();
