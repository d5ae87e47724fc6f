import { today } from '@prahari/domain/days';
import type { Tx } from '../../../db/tables.ts';
import { takeBack } from '../../messages/messages.service.ts';
import {
  deleteAllocation,
  insertAllocation,
  insertPayment,
  lockPayment,
  selectAllocations,
  selectFreePaise,
  setAllocation,
  voidPayment,
} from './payments.queries.ts';
import { changeSettlement, type LockedBill, owedOf } from './settlement.queries.ts';

/** Settles what is owed of a locked bill by a payment that the office has yet to explain, and returns its id. */
export async function settleUnexplained(tx: Tx, actorId: string, bill: LockedBill): Promise<string> {
  const paise = owedOf(bill);
  const paymentId = await insertPayment(tx, {
    clientId: bill.clientId,
    day: today(),
    mode: 'other',
    reference: bill.number,
    bankPaise: paise,
    isUnexplained: true,
    by: actorId,
  });
  await insertAllocation(tx, { paymentId, billId: bill.id, paise });
  await changeSettlement(tx, bill.id, { settled: paise });
  return paymentId;
}

/**
 * Voids the payments to be explained of a locked bill, or `only` this one, takes back what the client was
 * told of them, and returns how many they were.
 */
export async function voidUnexplained(
  tx: Tx,
  actorId: string,
  billId: string,
  only?: string,
): Promise<number> {
  const unexplained = (await selectAllocations(tx, billId)).filter(
    (one) => one.unexplained === 1 && one.paymentId === (only ?? one.paymentId),
  );
  for (const { paymentId, paise } of unexplained) {
    await voidPayment(tx, { id: paymentId, by: actorId, reason: 'Not paid after all' });
    await changeSettlement(tx, billId, { settled: -paise });
    await takeBack(tx, paymentId);
  }
  return unexplained.length;
}

/** Settles a restored bill by its payments again, as far as they were not used for other bills since. */
export async function settleAgain(tx: Tx, billId: string): Promise<void> {
  for (const { paymentId, paise } of await selectAllocations(tx, billId)) {
    await lockPayment(tx, paymentId);
    // The allocation to this bill counts again, so that a missing rest is negative.
    const missing = -Math.min(0, await selectFreePaise(tx, paymentId));
    if (missing === 0) continue;
    const left = paise - missing;
    if (left > 0) await setAllocation(tx, { paymentId, billId, paise: left });
    else await deleteAllocation(tx, { paymentId, billId });
    await changeSettlement(tx, billId, { settled: -Math.min(paise, missing) });
  }
}

/**
 * Puts what payments settled of a locked bill on account, from the newest payment, and returns what was
 * taken of each one. The bill's own sum is changed by the caller.
 */
export async function releaseSettled(
  tx: Tx,
  billId: string,
  excess: number,
): Promise<{ paymentId: string; amountPaise: number }[]> {
  const released: { paymentId: string; amountPaise: number }[] = [];
  let left = excess;
  for (const { paymentId, paise } of left > 0 ? await selectAllocations(tx, billId) : []) {
    const taken = Math.min(left, paise);
    if (taken === 0) break;
    if (taken < paise) await setAllocation(tx, { paymentId, billId, paise: paise - taken });
    else await deleteAllocation(tx, { paymentId, billId });
    released.push({ paymentId, amountPaise: taken });
    left -= taken;
  }
  return released;
}
