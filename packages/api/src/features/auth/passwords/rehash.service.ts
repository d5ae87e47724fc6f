import type { Db } from '../../../db/tables.ts';
import { passwordHashOf, replacePassword } from '../users/users.queries.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';

/**
 * Returns the hash of a verified password, rehashed if its parameters are outdated. Returns another
 * login's hash of the same password, or the old one, with which no session can start, if the stored
 * one has changed.
 */
export async function rehashIfOutdated(
  db: Db,
  { id, password_hash: before }: { id: string; password_hash: string },
  password: string,
): Promise<string> {
  if (!isOutdated(before)) return before;
  const after = await hashPassword(password);
  if (await replacePassword(db, id, { before, after })) return after;
  const stored = await passwordHashOf(db, id);
  return stored !== undefined && (await verifyPassword(stored, password)) ? stored : before;
}
