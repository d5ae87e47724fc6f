import type { ListQuery } from '@prahari/contract/lists';
import { paymentNotFound } from '@prahari/contract/payments';
import type { Payment } from '@prahari/contract/payments.schemas';
import { sumPaise, toRupees } from '@prahari/domain/paise';
import { AppError } from '../../../AppError.ts';
import type { Db } from '../../../db/tables.ts';
import { listReply } from '../../../read-model/reply.ts';
import * as queries from './payments.queries.ts';

/** Returns payments with the bills that they settle, in no particular order. */
async function payments(db: Db, ids: readonly string[]): Promise<Payment[]> {
  if (ids.length === 0) return [];
  const rows = await queries.selectPayments(db, ids);
  const allocations = await queries.selectCountedAllocations(db, ids);
  return rows.map((row) => {
    const own = allocations.filter(({ paymentId }) => paymentId === row.id);
    const settled = row.bank_paise + row.tds_paise + row.gst_tds_paise + row.other_paise;
    const allocated = sumPaise(own.map(({ paise }) => paise));
    return {
      _id: row.id,
      client: { _id: row.client_id, name: row.name },
      day: row.day,
      mode: row.mode,
      reference: row.reference,
      bankAmount: toRupees(row.bank_paise),
      tds: toRupees(row.tds_paise),
      gstTds: toRupees(row.gst_tds_paise),
      ...(row.other_paise > 0 && {
        other: { amount: toRupees(row.other_paise), reason: row.other_reason },
      }),
      settled: toRupees(settled),
      allocations: own.map(({ billId, billNumber, paise }) => ({
        billId,
        billNumber,
        amount: toRupees(paise),
      })),
      onAccount: row.voided_at === null ? toRupees(settled - allocated) : 0,
      status: row.status,
      createdAt: row.created_at,
      ...(row.voided_at !== null && { voidedAt: row.voided_at, voidReason: row.void_reason }),
    };
  });
}

/** @throws paymentNotFound */
export async function getPayment(db: Db, id: string): Promise<Payment> {
  const [payment] = await payments(db, [id]);
  if (!payment) throw new AppError(paymentNotFound);
  return payment;
}

/** Lists payments, also voided ones. @throws 400 for a cursor of another list */
export const listPayments = (db: Db, query: ListQuery) =>
  listReply(db, queries.paymentList, { query, owner: query.clientId, fetch: (ids) => payments(db, ids) });

/** Lists the payments that nobody has explained. @throws 400 for a cursor of another list */
export const listUnexplainedPayments = (db: Db, query: ListQuery) =>
  listPayments(db, { ...query, status: 'unexplained' });
