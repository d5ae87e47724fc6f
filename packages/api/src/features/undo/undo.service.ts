import { describeAuditEntry } from '@prahari/contract';
import { UNDO_LIMIT_SECONDS } from '@prahari/contract/constants';
import type { Db, Tx } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { undoAssignGuard, undoWithdrawGuard } from '../assignments/undo-assignments.service.ts';
import { auditEntries } from '../audit-log/audit-log.service.ts';
import { markBillUnpaid, restoreBill } from '../bills/bills.service.ts';
import { reopenApplication as reopenClientApplication } from '../client-applications/reopen.service.ts';
import { reopenApplication as reopenSecurityApplication } from '../security-applications/reopen.service.ts';
import { nothingToUndo, somethingFollowed, undoOver } from './undo.errors.ts';
import { lockEntry, selectLaterEntries, type UndoEntry } from './undo-entries.queries.ts';

/** Takes a change back and writes an audit entry whose detail names the undone entry. Refuses when something depends on the change. */
type Undo = (tx: Tx, actorId: string, entityId: string, undoes: string) => Promise<unknown>;

/** What can be undone, by audit action. */
const undos: Readonly<Record<string, Undo>> = {
  acceptClientApplication: reopenClientApplication,
  declineClientApplication: reopenClientApplication,
  acceptSecurityApplication: reopenSecurityApplication,
  declineSecurityApplication: reopenSecurityApplication,
  assignGuard: undoAssignGuard,
  withdrawGuard: undoWithdrawGuard,
  markBillPaid: markBillUnpaid,
  deleteBill: restoreBill,
};

const undoneBy = ({ detail }: UndoEntry): unknown => (JSON.parse(detail) as { undoes?: unknown }).undoes;

async function undoEntry(tx: Tx, actorId: string, entryId: string): Promise<void> {
  const entry = await lockEntry(tx, entryId, actorId);
  const undo = entry && Object.hasOwn(undos, entry.action) ? undos[entry.action] : undefined;
  if (!entry || !undo) throw nothingToUndo();
  const later = await selectLaterEntries(tx, entry);
  if (later.some((one) => undoneBy(one) === entryId)) return;
  if (Date.now() - Date.parse(entry.at) > UNDO_LIMIT_SECONDS * 1000) throw undoOver();
  const [next] = later;
  if (next) {
    const [followed] = await auditEntries(tx, [next.id]);
    throw somethingFollowed(followed ? describeAuditEntry(followed) : 'it was changed again');
  }
  await undo(tx, actorId, entry.entity_id, entryId);
}

/**
 * Undoes what the caller did, all or none, the last first. Undoing again changes nothing.
 * @throws nothingToUndo, undoOver, somethingFollowed, which names what followed
 */
export function undo(db: Db, actorId: string, entryIds: readonly string[]): Promise<void> {
  const newestFirst = [...new Set(entryIds.map((id) => id.toLowerCase()))].sort().reverse();
  return inTransaction(db, async (tx) => {
    for (const entryId of newestFirst) await undoEntry(tx, actorId, entryId);
  });
}
