import type { ParsedBodyOf } from '@prahari/contract/definition';
import type { RegistrationResult } from '@prahari/contract/exports';
import type { registerEInvoices as contract, RegisteredInvoice } from '@prahari/contract/exports.schemas';
import { audit } from '../../../audit/audit.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type Registration, registerBill, registerNote, selectRegistered } from './registrations.queries.ts';

async function resultOf(tx: Tx, actorId: string, answer: Registration): Promise<RegistrationResult> {
  const { irn } = answer;
  const written = (entity: string, entityId: string) =>
    audit(tx, { actorId, action: 'registerEInvoices', entity, entityId, detail: { irn } });
  const billId = await registerBill(tx, answer);
  if (billId !== undefined) return await written('bills', billId).then(() => 'registered' as const);
  const noteId = await registerNote(tx, answer);
  if (noteId !== undefined) return await written('credit_notes', noteId).then(() => 'registered' as const);
  const known = await selectRegistered(tx, answer.number);
  if (!known) return 'unknown';
  if (known.irn !== null) return known.irn === irn ? 'registered_before' : 'other_irn';
  return known.deletedAt === null ? 'unknown' : 'cancelled';
}

/** Stores the portal's answers, each in a transaction of its own. A stored IRN is never replaced. */
export async function registerEInvoices(
  db: Db,
  actorId: string,
  { answers }: ParsedBodyOf<typeof contract>,
): Promise<RegisteredInvoice[]> {
  const results: RegisteredInvoice[] = [];
  for (const { No, Irn, AckNo, AckDt, SignedQRCode } of answers) {
    const answer = {
      number: No,
      irn: Irn.toLowerCase(),
      ackNumber: AckNo,
      ackDate: AckDt,
      qr: SignedQRCode,
    };
    results.push({ No, result: await inTransaction(db, (tx) => resultOf(tx, actorId, answer)) });
  }
  return results;
}
