import { paymentNotFound } from '@prahari/contract/payments';
import type { Payment } from '@prahari/contract/payments.schemas';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockExistingClient } from '../../membership/client-membership.service.ts';
import { takeBack } from '../../messages/messages.service.ts';
import { announceSettlement } from '../bills/announce-bill.service.ts';
import { selectAllocationsOf, voidPayment as setVoided } from '../bills/payments.queries.ts';
import { changeSettlement, lockAnyBill } from '../bills/settlement.queries.ts';
import { selectClientOfPayment } from './payments.queries.ts';
import { getPayment } from './payments.service.ts';

/**
 * Voids a payment: what it settled is owed again, also of deleted bills, and what the client was told is
 * taken back. Voiding again changes nothing.
 * @param undoes the audit entry that is undone
 * @throws paymentNotFound, personErased
 */
export function voidPayment(
  db: Db,
  actorId: string,
  { paymentId: id, reason, undoes }: { paymentId: string; reason: string; undoes?: string },
): Promise<Payment> {
  return inTransaction(db, async (tx) => {
    const clientId = await selectClientOfPayment(tx, id);
    if (!clientId) throw new AppError(paymentNotFound);
    await lockExistingClient(tx, clientId);
    const bills = new Map<string, Awaited<ReturnType<typeof lockAnyBill>>>();
    for (const { billId } of await selectAllocationsOf(tx, id))
      bills.set(billId, await lockAnyBill(tx, billId));
    if (!(await setVoided(tx, { id, by: actorId, reason }))) return getPayment(tx, id);
    // Restoring a bill may have taken an allocation away while this waited for the lock.
    for (const { billId, paise } of await selectAllocationsOf(tx, id)) {
      const before = bills.get(billId);
      if (!before) continue;
      await changeSettlement(tx, billId, { settled: -paise });
      await announceSettlement(tx, before);
    }
    await takeBack(tx, id);
    await audit(tx, {
      actorId,
      action: 'voidPayment',
      entity: 'payments',
      entityId: id,
      detail: { clientId, reason, ...(undoes && { undoes }) },
    });
    return getPayment(tx, id);
  });
}

/** Voids a payment that was recorded a moment ago. */
export const undoPayment = (db: Db, actorId: string, paymentId: string, undoes: string): Promise<Payment> =>
  voidPayment(db, actorId, { paymentId, reason: 'Undone', undoes });
