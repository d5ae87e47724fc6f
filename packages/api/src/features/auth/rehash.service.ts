import type { Db } from '../../db/tables.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';
import { passwordHashOf, replacePassword } from './users.queries.ts';

/**
 * Returns the hash of a password that was just verified, rehashed when its parameters are outdated. A concurrent change wins:
 * after a rehash by another login that hash is returned, after a new password the old hash, with which no session can start.
 */
export async function rehashIfOutdated(
  db: Db,
  { id, password_hash: before }: { id: string; password_hash: string },
  password: string,
): Promise<string> {
  if (!isOutdated(before)) return before;
  const after = await hashPassword(password);
  if (await replacePassword(db, id, { before, after })) return after;
  const now = await passwordHashOf(db, id);
  return now !== undefined && (await verifyPassword(now, password)) ? now : before;
}
