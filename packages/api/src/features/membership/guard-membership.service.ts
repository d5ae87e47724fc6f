import { guardNotFound } from '@prahari/contract/assignments';
import { AppError } from '../../AppError.ts';
import { audit } from '../../audit/audit.ts';
import { deleteUnreferenced, somethingFollowed } from '../../audit/undoable.service.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { refuseErased } from '../auth/users/users.service.ts';
import {
  deleteGuard,
  insertGuard,
  lockGuard,
  type NewGuard,
  selectGuardId,
  selectGuardIdOfUser,
  selectUserOfGuard,
} from './guard-membership.queries.ts';

export const guardExists = async (db: Db, guardId: string): Promise<boolean> =>
  (await selectGuardId(db, guardId)) !== undefined;

/** Locks a guard until the transaction ends. @throws guardNotFound, personErased */
export async function lockExistingGuard(tx: Tx, guardId: string): Promise<void> {
  const guard = await lockGuard(tx, guardId);
  if (!guard) throw new AppError(guardNotFound);
  await refuseErased(tx, guard.userId);
}

/** Returns a guard's user. @throws guardNotFound */
export async function userOfGuard(db: Db, guardId: string): Promise<string> {
  const userId = await selectUserOfGuard(db, guardId);
  if (!userId) throw new AppError(guardNotFound);
  return userId;
}

/** True if an application of this user was accepted. */
export const isGuard = async (db: Db, userId: string): Promise<boolean> =>
  (await selectGuardIdOfUser(db, userId)) !== undefined;

/** Adds a user as an available guard and returns its id, or undefined for an existing guard. */
export async function addGuard(tx: Tx, actorId: string, added: NewGuard): Promise<string | undefined> {
  const guard = await insertGuard(tx, added);
  if (!guard) return undefined;
  await audit(tx, {
    actorId,
    action: 'addGuard',
    entity: 'guards',
    entityId: guard.id,
    detail: { ...added },
  });
  return guard.id;
}

/** Removes a guard that was never assigned. @throws somethingFollowed */
export async function removeGuard(tx: Tx, actorId: string, userId: string): Promise<void> {
  const removed = await deleteUnreferenced(
    () => deleteGuard(tx, userId),
    'the guard was assigned or has papers',
  );
  if (!removed) throw somethingFollowed('the guard is assigned');
  const detail = { userId };
  await audit(tx, { actorId, action: 'removeGuard', entity: 'guards', entityId: removed.id, detail });
}
