import { personErased } from '@prahari/contract/people';
import { AppError, noSession } from '../../../AppError.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { isDisabled, isErased, lockUser, phoneAndLanguageOf } from './users.queries.ts';

/** Refuses to write about an erased person. Lock a row that the erasure locks first. @throws personErased */
export async function refuseErased(tx: Tx, userId: string): Promise<void> {
  if (await isErased(tx, userId)) throw new AppError(personErased);
}

/**
 * Locks a person until the transaction ends, so that the erasure comes before or after it. Lock the
 * person before its client and guard. @throws personErased
 */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await lockUser(tx, userId);
  await refuseErased(tx, userId);
}

/** Returns what a session does not know of its person: phone and language. */
export async function shownAccountOf(db: Db, userId: string) {
  const { phone, language = null } = (await phoneAndLanguageOf(db, userId)) ?? {};
  return { phone, ...(language !== null && { language }) };
}

/** Locks whoever calls. @throws noSession if the account was disabled or erased since the call began */
export async function lockCaller(tx: Tx, userId: string): Promise<void> {
  await lockUser(tx, userId);
  if (await isDisabled(tx, userId)) throw noSession();
}
