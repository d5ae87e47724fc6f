import { billNotFound } from '@prahari/contract/bills';
import { owesOnly } from '@prahari/contract/payments';
import { toPaise, toRupees } from '@prahari/domain/paise';
import { AppError, invalidFields } from '../../../AppError.ts';
import type { Tx } from '../../../db/tables.ts';
import { announceSettlement } from '../bills/announce-bill.service.ts';
import { insertAllocation } from '../bills/payments.queries.ts';
import { changeSettlement, type LockedBill, lockBill, owedOf } from '../bills/settlement.queries.ts';

/** A part of a payment for a bill, in rupees. */
export interface Allocation {
  billId: string;
  amount: number;
}

/** A bill that is locked until the transaction ends, with what is put to it. */
interface LockedAllocation {
  bill: LockedBill;
  paise: number;
}

/**
 * Locks the bills of a client, in the order of their ids, so that two payments never wait for each other.
 * @throws billNotFound, owesOnly, 400 for a bill of another client
 */
export async function lockAllocations(
  tx: Tx,
  clientId: string,
  allocations: readonly Allocation[],
): Promise<LockedAllocation[]> {
  const inOrder = allocations
    .map((one, index) => ({ ...one, index }))
    .sort((one, other) => (one.billId < other.billId ? -1 : 1));
  const locked: LockedAllocation[] = [];
  for (const { billId, amount, index } of inOrder) {
    const bill = await lockBill(tx, billId);
    if (!bill) throw new AppError(billNotFound);
    if (bill.clientId !== clientId) {
      const message = `${bill.number} is not a bill of this client`;
      throw invalidFields([{ path: `allocations.${index}.billId`, message }]);
    }
    const paise = toPaise(amount);
    if (paise > owedOf(bill)) throw new AppError(owesOnly(bill.number, toRupees(owedOf(bill))));
    locked.push({ bill, paise });
  }
  return locked;
}

/** Settles locked bills by a payment and tells webhooks which ones are paid. */
export async function settle(tx: Tx, paymentId: string, allocations: readonly LockedAllocation[]) {
  for (const { bill, paise } of allocations) {
    await insertAllocation(tx, { paymentId, billId: bill.id, paise });
    await changeSettlement(tx, bill.id, { settled: paise });
    await announceSettlement(tx, bill);
  }
}

/** Returns allocations as audit entries keep them. */
export const auditedAllocations = (allocations: readonly LockedAllocation[]) =>
  allocations.map(({ bill, paise }) => ({ billId: bill.id, amountPaise: paise }));
