import type { PaymentMode, PaymentStatus } from '@prahari/contract/payments';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/tables.ts';
import type { ListRow, ListTable } from '../../../read-model/list-table.ts';

const status = sql<PaymentStatus>`case when payments.voided_at is not null then 'voided'
  when payments.unexplained = 1 then 'unexplained' else 'explained' end`;
const listRows = async (db: Db, ids: string[]): Promise<ListRow[]> =>
  (await selectPayments(db, ids)).map((row) => ({
    id: row.id,
    owner: row.client_id,
    status: row.status,
    keys: {
      day: row.day,
      client: row.name,
      amount: row.bank_paise + row.tds_paise + row.gst_tds_paise + row.other_paise,
    },
    texts: [row.name, row.reference],
  }));

/** All payments, also voided ones. The owner is the client. */
export const paymentList: ListTable = {
  name: 'payments',
  columns: { day: 'day', client: 'client', amount: 'amount' },
  owned: true,
  rows: listRows,
};

/** Returns payments in no particular order. */
export const selectPayments = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('payments')
    .innerJoin('clients', 'clients.id', 'payments.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .selectAll('payments')
    .select(['users.name', status.as('status')])
    .where('payments.id', 'in', ids)
    .execute();

/** Returns what of payments is put to bills that are not deleted, the oldest bill first. */
export const selectCountedAllocations = (db: Db, paymentIds: readonly string[]) =>
  db
    .selectFrom('payment_allocations')
    .innerJoin('bills', 'bills.id', 'payment_allocations.bill_id')
    .select([
      'payment_allocations.payment_id as paymentId',
      'bills.id as billId',
      'bills.number as billNumber',
      'payment_allocations.amount_paise as paise',
    ])
    .where('payment_allocations.payment_id', 'in', paymentIds)
    .where('bills.deleted_at', 'is', null)
    .orderBy('bills.id')
    .execute();

/** True if a user has a payment that is not void. */
export const hasPayment = async (
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> => {
  const own = db
    .selectFrom('payments')
    .innerJoin('clients', 'clients.id', 'payments.client_id')
    .select('payments.id')
    .where('payments.id', '=', id)
    .where('clients.user_id', '=', userId);
  return (await own.where('payments.voided_at', 'is', null).executeTakeFirst()) !== undefined;
};

/** Returns the client of a payment; it never changes. */
export const selectClientOfPayment = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('payments').select('client_id').where('id', '=', id).executeTakeFirst())?.client_id;

/** True if a client has a payment with this reference and bank amount that is not void. */
export const hasSamePayment = async (
  db: Db,
  { clientId, reference, bankPaise }: { clientId: string; reference: string; bankPaise: number },
): Promise<boolean> =>
  (await db
    .selectFrom('payments')
    .select('id')
    .where('client_id', '=', clientId)
    .where('reference', '=', reference)
    .where('bank_paise', '=', bankPaise)
    .where('voided_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** How the money of a payment came; amounts in paise. */
export interface PaymentParts {
  day: string;
  mode: PaymentMode;
  reference: string;
  bankPaise: number;
  tdsPaise: number;
  gstTdsPaise: number;
  otherPaise: number;
  otherReason: string;
}

/** Sets how the money of a payment came, which is explained then. */
export const setParts = (tx: Tx, id: string, parts: PaymentParts) =>
  tx
    .updateTable('payments')
    .set({
      day: parts.day,
      mode: parts.mode,
      reference: parts.reference,
      bank_paise: parts.bankPaise,
      tds_paise: parts.tdsPaise,
      gst_tds_paise: parts.gstTdsPaise,
      other_paise: parts.otherPaise,
      other_reason: parts.otherReason,
      unexplained: 0,
    })
    .where('id', '=', id)
    .execute();
