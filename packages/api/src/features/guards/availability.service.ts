import { audit } from '../../db/audit.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { deleteUnreferenced, somethingFollowed } from '../undo/undoable.service.ts';
import {
  deleteGuard,
  insertGuard,
  selectGuardId,
  selectGuardIdOfUser,
  setAssigned,
  setAvailable,
} from './availability.queries.ts';

/** Whether the guard exists. */
export const guardExists = async (db: Db, guardId: string): Promise<boolean> =>
  (await selectGuardId(db, guardId)) !== undefined;

/** Whether an application of this user was accepted. */
export const isGuard = async (db: Db, userId: string): Promise<boolean> =>
  (await selectGuardIdOfUser(db, userId)) !== undefined;

/** Sets an available guard to assigned. False when it is not available. */
export const reserveGuard = async (tx: Tx, guardId: string): Promise<boolean> =>
  (await setAssigned(tx, guardId)) !== undefined;

/** Makes a guard available again. Call it only after completing its open assignment. */
export async function releaseGuard(tx: Tx, guardId: string): Promise<void> {
  await setAvailable(tx, guardId);
}

/** Adds an applicant as an available guard. False when this user already is a guard. */
export async function addGuard(
  tx: Tx,
  actorId: string,
  applicant: { userId: string; experience: number; specialization: readonly string[] },
): Promise<boolean> {
  const guard = await insertGuard(tx, applicant);
  if (!guard) return false;
  await audit(tx, {
    actorId,
    action: 'addGuard',
    entity: 'guards',
    entityId: guard.id,
    detail: applicant,
  });
  return true;
}

/** Removes a guard that was never assigned. @throws somethingFollowed */
export async function removeGuard(tx: Tx, actorId: string, userId: string): Promise<void> {
  const removed = await deleteUnreferenced(
    () => deleteGuard(tx, userId),
    'the guard was assigned or entered with more',
  );
  if (!removed) throw somethingFollowed('the guard is assigned');
  const detail = { userId };
  await audit(tx, { actorId, action: 'removeGuard', entity: 'guards', entityId: removed.id, detail });
}
