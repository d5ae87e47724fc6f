import { audit } from '../../../audit/audit.ts';
import { newId } from '../../../db/ids.ts';
import type { Tx } from '../../../db/tables.ts';
import { insertAssignment, type NewAssignment } from './assignment-changes.queries.ts';

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
