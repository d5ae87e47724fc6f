import type { Bill } from '@prahari/contract/bills.schemas';
import { selectLastEntry } from '../../../audit/undo-entries.queries.ts';
import { UNDO_MAIL_DELAY_MS } from '../../../audit/undoable.service.ts';
import type { Attachment } from '../../../db/tables/system-tables.ts';
import type { Tx } from '../../../db/tables.ts';
import type { PaymentFacts } from '../../../mail/messages/message-facts.ts';
import { dropUnsent, takeBack, tell, tellClient } from '../../messages/messages.service.ts';

/** The mail about a month's bill carries it and the musters that it bills. */
const papersOf = (billId: string): Attachment[] => [
  { kind: 'bill', billId },
  { kind: 'musters', billId },
];

/** Tells a client of a bill. @param month the month that it is for, `2026-11` */
export async function tellOfBill(tx: Tx, bill: Bill, month?: string): Promise<void> {
  const { _id: billId, billNumber: number, amount, dueDate, driveLink: link, client } = bill;
  const facts = { number, amount, owed: amount, dueDate, ...(month && { month }) };
  await tell(tx, {
    kind: 'bill-made',
    to: client.user._id,
    act: `bill-made:${billId}`,
    parts: [{ about: billId, facts }],
    link,
    attachments: month ? papersOf(billId) : [],
  });
}

/** Tells a client of a payment, once undo is over. */
export async function tellOfPayment(
  tx: Tx,
  { clientId, entryId, facts }: { clientId: string; entryId: string; facts: PaymentFacts },
): Promise<void> {
  await tellClient(tx, clientId, {
    kind: 'payment-received',
    act: `payment:${entryId}`,
    parts: [{ about: entryId, facts }],
    holdMs: UNDO_MAIL_DELAY_MS,
  });
}

/** Takes back that a payment was received, because it is voided: the client who read of it is told. */
export async function takeBackPayment(tx: Tx, paymentId: string): Promise<void> {
  const about = { entity: 'payments', entityId: paymentId, actions: ['addPayment'] } as const;
  const entry = await selectLastEntry(tx, about);
  if (entry) await takeBack(tx, entry.id);
}

/** Drops what is still to be sent about a payment that does not count any more. */
export async function dropPayment(
  tx: Tx,
  { entity, entityId, action }: { entity: 'bills'; entityId: string; action: string },
): Promise<void> {
  const entry = await selectLastEntry(tx, { entity, entityId, actions: [action] });
  if (entry) await dropUnsent(tx, entry.id);
}
