import type { Day } from '@prahari/domain/days';
import { audit } from '../../../audit/audit.ts';
import { newId } from '../../../db/ids.ts';
import type { Tx } from '../../../db/tables.ts';
import { mostAtOnce } from '../posts/post-of-assignment.service.ts';
import { insertAssignment, type NewAssignment } from './assignment-changes.queries.ts';
import { selectDaysOfClient } from './assignments.queries.ts';

/** Whether a client may have one more guard, or `more`, on each day of a period. Call it while the client is locked. */
export async function clientHasRoom(
  tx: Tx,
  { clientId, capacity }: { clientId: string; capacity: number },
  period: { startDate: Day; endDate: Day },
  more = 1,
): Promise<boolean> {
  const open = await selectDaysOfClient(tx, clientId);
  return open.length + more <= capacity || mostAtOnce(open, period) + more <= capacity;
}

/**
 * Inserts an assignment of a guard who is locked and free, and returns its id and that of the audit entry. The entry keeps
 * `papersReason`, why a guard without valid papers is assigned, and `replaces`, the id of the assignment that ended for this one.
 */
export async function addAssignment(
  tx: Tx,
  actorId: string,
  { postId, ...assignment }: NewAssignment,
  { papersReason, replaces }: { papersReason?: string | undefined; replaces?: string } = {},
): Promise<{ id: string; entryId: string }> {
  const id = newId();
  const detail = {
    ...assignment,
    ...(postId && { postId }),
    ...(papersReason && { papersReason }),
    ...(replaces && { replaces }),
  };
  const [entryId] = await Promise.all([
    audit(tx, { actorId, action: 'assignGuard', entity: 'assignments', entityId: id, detail }),
    insertAssignment(tx, id, { ...assignment, postId }),
  ]);
  return { id, entryId };
}
