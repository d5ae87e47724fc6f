import type { Db } from '../../db/tables.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';
import { passwordHashOf, replacePassword } from './users.queries.ts';

/**
 * The hash of a password that was just found right, made anew when its parameters are of the past: only now is the password known.
 * Where somebody else has changed it meanwhile, theirs stays: another login's renewal is taken over, after another password the
 * old hash comes back, which no session can start with.
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
