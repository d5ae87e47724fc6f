import type { Assignment } from '@prahari/contract/assignments.schemas';
import { describeAuditEntry } from '@prahari/contract/audit-log';
import { UNDO_LIMIT_SECONDS } from '@prahari/contract/constants';
import { nothingToUndo, undoOver } from '@prahari/contract/office';
import { AppError } from '../../../AppError.ts';
import {
  lockEntry,
  selectLastEntry,
  selectLaterEntries,
  type UndoEntry,
} from '../../../audit/undo-entries.queries.ts';
import { lastDetail, somethingFollowed, UNDO_MAIL_DELAY_MS } from '../../../audit/undoable.service.ts';
import { isOverlap } from '../../../db/errors.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { announce } from '../../../webhooks/deliveries.queries.ts';
import { reopenApplication as reopenSecurityApplication } from '../../applications/reopen-job-application.service.ts';
import { reopenApplication as reopenClientApplication } from '../../applications/reopen-request.service.ts';
import { auditEntries } from '../../audit-log/audit-log.service.ts';
import { lockCapacity } from '../../membership/client-membership.service.ts';
import { takeBack } from '../../messages/messages.service.ts';
import { restoreBill } from '../../money/bills/bills.service.ts';
import { undoMarkBillPaid } from '../../money/bills/undo-mark-paid.service.ts';
import { undoPayment } from '../../money/payments/void-payment.service.ts';
import { getAssignment } from '../../scheduling/assignments/assignments.service.ts';
import { undoAssignGuard, undoWithdrawGuard } from '../../scheduling/assignments/undo-assignments.service.ts';
import { undoReplaceGuard } from '../../scheduling/assignments/undo-replacement.service.ts';
import { undoRotation } from '../../scheduling/rotations/undo-rotation.service.ts';
import { removeImport } from '../imports/remove-import.service.ts';

/**
 * Reverts a change and audits it with `undoes`, the id of the undone entry. May return what is left to do once the other changes
 * that are undone with it are reverted: guards who swapped are free then.
 */
type Undo = (tx: Tx, actorId: string, entityId: string, undoes: string) => Promise<unknown>;
type Rest = () => Promise<unknown>;

/** @throws somethingFollowed, which names the first of the later entries */
async function refuseFollowed(tx: Tx, [next]: readonly UndoEntry[]): Promise<void> {
  if (!next) return;
  const [followed] = await auditEntries(tx, [next.id]);
  throw somethingFollowed(followed ? describeAuditEntry(followed) : 'it was changed again');
}

/** An assignment as webhooks were told of it. */
const announced = ({ _id, guard, client, postId = null, shift, startDate, endDate }: Assignment) => ({
  assignmentId: _id,
  guardId: guard._id,
  clientId: client._id,
  postId,
  shift,
  startDate,
  endDate,
});

/** Undoes an assignment and tells webhooks. If it replaced another one, that one goes on by what is returned. */
async function undoAssignment(
  tx: Tx,
  actorId: string,
  assignmentId: string,
  undoes: string,
): Promise<Rest | undefined> {
  const entity = 'assignments';
  const assigned = { entity, entityId: assignmentId, actions: ['assignGuard'] };
  const { replaces } = await lastDetail(tx, assigned);
  const data = announced(await getAssignment(tx, assignmentId));
  // Locks the client before the assignments, like a replacement and a bill.
  await lockCapacity(tx, data.clientId);
  if (typeof replaces !== 'string') {
    await undoAssignGuard(tx, actorId, assignmentId, undoes);
    await announce(tx, { type: 'guard.assigned.undone', data });
    return undefined;
  }
  // A guard may be replaced on other days since: the entry of this replacement was written before it assigned.
  const replacing = { entity, entityId: replaces, actions: ['replaceGuard'], before: undoes };
  const replaced = await selectLastEntry(tx, replacing);
  if (!replaced) throw new AppError(nothingToUndo);
  await refuseFollowed(tx, await selectLaterEntries(tx, replaced));
  await undoAssignGuard(tx, actorId, assignmentId, undoes);
  return async () => {
    await undoReplaceGuard(tx, actorId, replaces, replaced.id);
    const { guard } = await getAssignment(tx, replaces);
    await announce(tx, {
      type: 'guard.replaced.undone',
      data: { ...data, replacedAssignmentId: replaces, replacedGuardId: guard._id },
    });
  };
}

const undoneBy = ({ detail }: UndoEntry): unknown => (JSON.parse(detail) as { undoes?: unknown }).undoes;

/** Undoes a rotation or its extension, and tells webhooks of the assignments that are gone. */
const undoOfRotation =
  (action: 'addRotation' | 'extendRotation'): Undo =>
  async (tx, actorId, postId, undoes): Promise<Rest> => {
    const { removed, touched } = await undoRotation(tx, action, { actorId, postId, undoes });
    for (const one of removed) await announce(tx, { type: 'guard.assigned.undone', data: announced(one) });
    // The undo has locked the duties, so this finds a press or a correction that was committed during the wait.
    return async () => {
      for (const entity_id of touched) {
        const later = await selectLaterEntries(tx, { id: undoes, entity: 'assignments', entity_id });
        await refuseFollowed(
          tx,
          later.filter((one) => undoneBy(one) !== undoes),
        );
      }
    };
  };

/** The undo of each audit action. */
const undos: Readonly<Record<string, Undo>> = {
  acceptClientApplication: reopenClientApplication,
  declineClientApplication: reopenClientApplication,
  acceptSecurityApplication: reopenSecurityApplication,
  declineSecurityApplication: reopenSecurityApplication,
  assignGuard: undoAssignment,
  withdrawGuard: undoWithdrawGuard,
  addRotation: undoOfRotation('addRotation'),
  extendRotation: undoOfRotation('extendRotation'),
  markBillPaid: undoMarkBillPaid,
  deleteBill: restoreBill,
  addPayment: undoPayment,
  importGuards: removeImport,
  importClients: removeImport,
};

/** Undoes an entry up to what is returned. */
async function undoEntry(tx: Tx, actorId: string, entryId: string): Promise<Rest | undefined> {
  const entry = await lockEntry(tx, entryId, actorId);
  const undo = entry && Object.hasOwn(undos, entry.action) ? undos[entry.action] : undefined;
  if (!entry || !undo) throw new AppError(nothingToUndo);
  const later = await selectLaterEntries(tx, entry);
  if (later.some((one) => undoneBy(one) === entryId)) return undefined;
  if (Date.now() - Date.parse(entry.at) > UNDO_LIMIT_SECONDS * 1000) throw new AppError(undoOver);
  await refuseFollowed(tx, later);
  const rest = await undo(tx, actorId, entry.entity_id, entryId);
  await takeBack(tx, entryId, UNDO_MAIL_DELAY_MS);
  return async () => {
    if (typeof rest === 'function') await rest();
    // The undo has locked what it changed, so this finds what was committed during the wait.
    const meanwhile = await selectLaterEntries(tx, entry);
    await refuseFollowed(
      tx,
      meanwhile.filter((one) => undoneBy(one) !== entryId),
    );
  };
}

/**
 * Undoes the caller's changes, all or none, the last first; undoing again changes nothing. @throws
 * nothingToUndo, undoOver, somethingFollowed, which names what followed
 */
export async function undo(db: Db, actorId: string, entryIds: readonly string[]): Promise<void> {
  const newestFirst = [...new Set(entryIds)].sort().reverse();
  try {
    await inTransaction(db, async (tx) => {
      const rests: (Rest | undefined)[] = [];
      for (const entryId of newestFirst) rests.push(await undoEntry(tx, actorId, entryId));
      for (const rest of rests) await rest?.();
    });
  } catch (error) {
    throw isOverlap(error) ? somethingFollowed('the guard had another duty meanwhile') : error;
  }
}
