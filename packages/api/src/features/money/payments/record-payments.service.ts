import type { ParsedBodyOf } from '@prahari/contract/definition';
import * as refusals from '@prahari/contract/payments';
import type * as contract from '@prahari/contract/payments.schemas';
import { type Payment, settledPaise } from '@prahari/contract/payments.schemas';
import { formatRupees } from '@prahari/domain/format';
import { sumPaise, toPaise, toRupees } from '@prahari/domain/paise';
import { AppError, invalidFields } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockExistingClient } from '../../membership/client-membership.service.ts';
import { insertPayment, lockPayment, selectFreePaise } from '../bills/payments.queries.ts';
import { tellOfPayment } from '../bills/tell-of-bill.service.ts';
import { auditedAllocations, lockAllocations, settle } from './allocations.service.ts';
import * as queries from './payments.queries.ts';
import { getPayment } from './payments.service.ts';

type Settled = Pick<
  ParsedBodyOf<typeof contract.addPayment>,
  'mode' | 'reference' | 'bankAmount' | 'tds' | 'gstTds' | 'other'
>;

const partsOf = ({ mode, reference = '', bankAmount, tds = 0, gstTds = 0, other }: Settled) => ({
  mode,
  reference,
  bankPaise: toPaise(bankAmount),
  tdsPaise: toPaise(tds),
  gstTdsPaise: toPaise(gstTds),
  otherPaise: toPaise(other?.amount ?? 0),
  otherReason: other?.reason ?? '',
});

/** Returns what an audit entry keeps of a payment: its row has the texts. */
const auditedParts = ({ reference: _, otherReason: __, ...parts }: ReturnType<typeof partsOf>) => parts;

export interface RecordedPayment {
  payment: Payment;
  entryId: string;
}

/**
 * Records what a client settled and puts it to bills; the rest is on account.
 * @throws clientNotFound, personErased, billNotFound, owesOnly, samePayment, 400 for a bill of another client
 */
export function addPayment(
  db: Db,
  actorId: string,
  { allocations, isUnique, day, ...body }: ParsedBodyOf<typeof contract.addPayment>,
): Promise<RecordedPayment> {
  const { clientId } = body;
  const parts = partsOf(body);
  return inTransaction(db, async (tx) => {
    await lockExistingClient(tx, clientId);
    if (isUnique && parts.reference && (await queries.hasSamePayment(tx, { clientId, ...parts })))
      throw new AppError(refusals.samePayment);
    const locked = await lockAllocations(tx, clientId, allocations);
    const paymentId = await insertPayment(tx, { clientId, day, ...parts, by: actorId });
    await settle(tx, paymentId, locked);
    const entryId = await audit(tx, {
      actorId,
      action: 'addPayment',
      entity: 'payments',
      entityId: paymentId,
      detail: { clientId, day, ...auditedParts(parts), allocations: auditedAllocations(locked) },
    });
    const facts = {
      amount: settledPaise(body),
      day,
      bills: locked.map(({ bill }) => bill.number),
    };
    await tellOfPayment(tx, { clientId, paymentId, facts: { ...facts, amount: toRupees(facts.amount) } });
    return { payment: await getPayment(tx, paymentId), entryId };
  });
}

/** Locks the client of a payment. @throws paymentNotFound, personErased */
async function lockClientOf(tx: Tx, paymentId: string): Promise<string> {
  const clientId = await queries.selectClientOfPayment(tx, paymentId);
  if (!clientId) throw new AppError(refusals.paymentNotFound);
  await lockExistingClient(tx, clientId);
  return clientId;
}

/**
 * Puts money on account to bills of its client.
 * @throws paymentNotFound, personErased, billNotFound, owesOnly, onAccountOnly, paymentVoided, paymentUnexplained
 */
export function allocatePayment(
  db: Db,
  actorId: string,
  { paymentId, allocations }: ParsedBodyOf<typeof contract.allocatePayment>,
): Promise<Payment> {
  return inTransaction(db, async (tx) => {
    const clientId = await lockClientOf(tx, paymentId);
    const locked = await lockAllocations(tx, clientId, allocations);
    const payment = await lockPayment(tx, paymentId);
    if (!payment) throw new AppError(refusals.paymentVoided);
    if (payment.unexplained === 1) throw new AppError(refusals.paymentUnexplained);
    const free = await selectFreePaise(tx, paymentId);
    if (sumPaise(locked.map(({ paise }) => paise)) > free)
      throw new AppError(refusals.onAccountOnly(toRupees(free)));
    await settle(tx, paymentId, locked);
    const detail = { clientId, allocations: auditedAllocations(locked) };
    await audit(tx, { actorId, action: 'allocatePayment', entity: 'payments', entityId: paymentId, detail });
    return getPayment(tx, paymentId);
  });
}

/**
 * Says how the money of Mark as Paid came.
 * @throws paymentNotFound, personErased, paymentVoided, paymentExplained, 400 for another total
 */
export function explainPayment(
  db: Db,
  actorId: string,
  { paymentId, day, ...body }: ParsedBodyOf<typeof contract.explainPayment>,
): Promise<Payment> {
  const parts = partsOf(body);
  return inTransaction(db, async (tx) => {
    const clientId = await lockClientOf(tx, paymentId);
    const before = await lockPayment(tx, paymentId);
    if (!before) throw new AppError(refusals.paymentVoided);
    if (before.unexplained === 0) throw new AppError(refusals.paymentExplained);
    const total = before.bank_paise + before.tds_paise + before.gst_tds_paise + before.other_paise;
    if (settledPaise(body) !== total) {
      const message = `Bank amount, TDS and other must be ${formatRupees(toRupees(total))} together`;
      throw invalidFields([{ path: 'bankAmount', message }]);
    }
    const changed = { day: day ?? before.day, ...parts };
    await queries.setParts(tx, paymentId, changed);
    const detail = { clientId, ...auditedParts(parts), day: changed.day };
    await audit(tx, { actorId, action: 'explainPayment', entity: 'payments', entityId: paymentId, detail });
    return getPayment(tx, paymentId);
  });
}
