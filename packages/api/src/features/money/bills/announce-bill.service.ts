import type { Bill } from '@prahari/contract/bills.schemas';
import type { Tx } from '../../../db/tables.ts';
import { announce } from '../../../webhooks/deliveries.queries.ts';
import { dropUnsent } from '../../messages/messages.service.ts';
import { selectBills } from './bills.queries.ts';

/** Returns what webhooks are told of a bill. */
export const announced = ({ _id: billId, billNumber, client, amount, dueDate }: Bill) => ({
  billId,
  billNumber,
  clientId: client._id,
  amount,
  dueDate,
});

/** Tells webhooks of a bill that is paid now, or unpaid again. A deleted bill is announced to nobody. */
export async function announceSettlement(
  tx: Tx,
  { id, paidAt }: { id: string; paidAt: string | null },
): Promise<void> {
  const [bill] = await selectBills(tx, [id]);
  if (!bill || (bill.status === 'paid') === (paidAt !== null)) return;
  const type = bill.status === 'paid' ? 'bill.paid' : 'bill.paid.undone';
  await announce(tx, { type, data: announced(bill) });
  if (bill.status === 'paid') await dropUnsent(tx, id);
}
