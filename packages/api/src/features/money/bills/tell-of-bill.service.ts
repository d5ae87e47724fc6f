import type { Bill } from '@prahari/contract/bills.schemas';
import { UNDO_MAIL_DELAY_MS } from '../../../audit/undoable.service.ts';
import type { Attachment } from '../../../db/tables/system-tables.ts';
import type { Tx } from '../../../db/tables.ts';
import type { PaymentFacts } from '../../../mail/messages/message-facts.ts';
import { dropUnsent, tell, tellClient } from '../../messages/messages.service.ts';

/** The mail about a month's bill carries it and the musters that it bills. */
const papersOf = (billId: string): Attachment[] => [
  { kind: 'bill', billId },
  { kind: 'musters', billId },
];

/** Tells a client of a bill. @param month the month that it is for, `2026-11` */
export async function tellOfBill(tx: Tx, bill: Bill, month?: string): Promise<void> {
  const { _id: billId, billNumber: number, amount, dueDate, driveLink: link, client, version = 1 } = bill;
  const facts = { number, amount, owed: amount, dueDate, ...(month && { month }) };
  await tell(tx, {
    kind: 'bill-made',
    to: client.user._id,
    act: `bill-made:${billId}:${version}`,
    parts: [{ about: billId, facts }],
    link,
    attachments: month ? papersOf(billId) : [],
  });
}

/** Tells a client of a bill again that has another amount or due date, and drops what is still to be sent of it. */
export async function tellOfChangedBill(tx: Tx, bill: Bill): Promise<void> {
  await dropUnsent(tx, bill._id);
  await tellOfBill(tx, bill, bill.month);
}

/** Tells a client of a payment, once undo is over. */
export async function tellOfPayment(
  tx: Tx,
  { clientId, paymentId, facts }: { clientId: string; paymentId: string; facts: PaymentFacts },
): Promise<void> {
  await tellClient(tx, clientId, {
    kind: 'payment-received',
    act: `payment:${paymentId}`,
    parts: [{ about: paymentId, facts }],
    holdMs: UNDO_MAIL_DELAY_MS,
  });
}
