import { billNotFound } from '@prahari/contract/bills';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { lastDetail, somethingFollowed } from '../../../audit/undoable.service.ts';
import type { Tx } from '../../../db/tables.ts';
import { announceSettlement } from './announce-bill.service.ts';
import { lockClientOfBill } from './bill-changes.queries.ts';
import { lockBill } from './settlement.queries.ts';
import { voidUnexplained } from './settlement.service.ts';

/**
 * Voids the payment by which a bill was just marked paid; earlier ones stay. `undoes` is the id of the
 * undone audit entry. @throws billNotFound, somethingFollowed once the payment is explained or void
 */
export async function undoMarkBillPaid(
  tx: Tx,
  actorId: string,
  billId: string,
  undoes: string,
): Promise<void> {
  // The client before the bill, as whoever explains or voids a payment locks them.
  await lockClientOfBill(tx, billId);
  const locked = await lockBill(tx, billId);
  if (!locked) throw new AppError(billNotFound);
  const filter = { entity: 'bills', entityId: billId, actions: ['markBillPaid'] };
  const { paymentId } = await lastDetail(tx, filter);
  const voided = await voidUnexplained(tx, actorId, billId, String(paymentId));
  if (voided === 0) throw somethingFollowed('the payment was explained or voided since');
  await audit(tx, {
    actorId,
    action: 'markBillUnpaid',
    entity: 'bills',
    entityId: billId,
    detail: { undoes },
  });
  await announceSettlement(tx, locked);
}
