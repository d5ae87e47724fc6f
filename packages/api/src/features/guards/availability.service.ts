import { audit } from '../../db/audit.ts';
import type { Db, Tx } from '../../db/tables.ts';
import {
  insertGuard,
  selectGuardId,
  selectGuardIdOfUser,
  setAssigned,
  setAvailable,
} from './availability.queries.ts';

/** Whether there is such a guard. */
export const guardExists = async (db: Db, guardId: string): Promise<boolean> =>
  (await selectGuardId(db, guardId)) !== undefined;

/** Whether an application of this user was accepted. */
export const isGuard = async (db: Db, userId: string): Promise<boolean> =>
  (await selectGuardIdOfUser(db, userId)) !== undefined;

/** Takes an available guard for an assignment. False when somebody else has it. */
export const reserveGuard = async (tx: Tx, guardId: string): Promise<boolean> =>
  (await setAssigned(tx, guardId)) !== undefined;

/** Makes a guard available again; only for whoever just completed its open assignment. */
export async function releaseGuard(tx: Tx, guardId: string): Promise<void> {
  await setAvailable(tx, guardId);
}

/** Makes an applicant an available guard. False when this user is a guard already. */
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
