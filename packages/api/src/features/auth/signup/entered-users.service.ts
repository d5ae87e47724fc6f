import { emailTaken, hasLogin, phoneTaken, phoneTakenBy } from '@prahari/contract/accounts';
import type { Role, SignupRole } from '@prahari/contract/roles';
import { toE164 } from '@prahari/domain/phone';
import { AppError } from '../../../AppError.ts';
import { isAlreadyThere } from '../../../db/errors.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { hashPassword, refuseWeak, UNMATCHABLE_HASH } from '../passwords/passwords.ts';
import { userByEmail } from '../users/users.queries.ts';
import { lockPerson } from '../users/users.service.ts';
import { mailWayBack } from '../users/way-back.service.ts';
import * as queries from './entered-users.queries.ts';

/** The password hash of a person without a password. */
export { UNMATCHABLE_HASH } from '../passwords/passwords.ts';
export { deleteInvitation, lockEntering } from './entered-users.queries.ts';

/** The facts about a user for the office's invitations and forms. */
export interface EnteredUser {
  name: string;
  email: string | null;
  role: Role;
  hasPassword: boolean;
  isDisabled: boolean;
}

/** Returns undefined for an unknown user. */
export async function enteredUser(db: Db, id: string): Promise<EnteredUser | undefined> {
  const user = await queries.selectUser(db, id);
  return (
    user && {
      name: user.name,
      email: user.email,
      role: user.role,
      hasPassword: user.password_hash !== UNMATCHABLE_HASH,
      isDisabled: user.disabled_at !== null,
    }
  );
}

/** Adds a user without a password and returns its id. @throws emailTaken */
export async function enterUser(tx: Tx, contact: queries.Contact, role: SignupRole): Promise<string> {
  const user = await queries.insertEnteredUser(tx, { ...contact, role, passwordHash: UNMATCHABLE_HASH });
  if (!user) throw new AppError(emailTaken);
  return user.id;
}

export interface PhoneOwner {
  id: string;
  name: string;
  /** E.164. */
  phone: string;
}

/** Phones per statement. */
const CHUNK = 500;

/** Returns the users of a role with one of the phones in E.164, the oldest first. */
export async function phoneOwners(
  db: Db,
  role: SignupRole,
  phones: readonly string[],
): Promise<PhoneOwner[]> {
  const owners: PhoneOwner[] = [];
  for (let at = 0; at < phones.length; at += CHUNK) {
    const chunk = new Set(phones.slice(at, at + CHUNK));
    for (const user of await queries.selectByPhones(db, role, [...chunk])) {
      const phone = toE164(user.phone);
      if (phone && chunk.has(phone)) owners.push({ ...user, phone });
    }
  }
  return owners;
}

/**
 * Refuses a phone in E.164 that another user of the role has, and keeps others from taking it until
 * the transaction ends. Call it before any row is locked. @throws phoneTaken
 */
export async function refuseSharedPhone(
  tx: Tx,
  role: SignupRole,
  phone: string,
  ownId?: string,
): Promise<void> {
  await queries.lockEntering(tx);
  const owner = (await phoneOwners(tx, role, [phone])).find(({ id }) => id !== ownId);
  if (!owner) return;
  const message = phoneTakenBy(owner.name);
  throw new AppError({ ...phoneTaken, message }, { errors: [{ path: 'phone', message }] });
}

/**
 * Changes a user; one with a password keeps the email. A former email is told of a new one.
 * @throws personErased, emailTaken, hasLogin
 */
export async function correctUser(
  tx: Tx,
  id: string,
  contact: queries.CorrectedContact,
  siteUrl: string,
): Promise<void> {
  // The lock keeps an invitation to the earlier address from setting a password.
  await lockPerson(tx, id);
  const user = await enteredUser(tx, id);
  if (user && user.email !== contact.email) {
    if (user.hasPassword) throw new AppError(hasLogin);
    if (contact.email && (await userByEmail(tx, contact.email))) throw new AppError(emailTaken);
    await queries.deleteInvitation(tx, id);
    if (user.email && contact.email)
      await mailWayBack(tx, { userId: id, email: user.email, newEmail: contact.email, siteUrl });
  }
  // The database refuses one of two concurrent changes to the same address.
  await queries.setContact(tx, id, contact).catch((error: unknown) => {
    throw isAlreadyThere(error) ? new AppError(emailTaken) : error;
  });
}

/** Returns the hash of a chosen password. @throws 400 for a common one */
export async function hashFirstPassword(password: string): Promise<string> {
  await refuseWeak('password', password);
  return hashPassword(password);
}

/**
 * Sets the password of a user without one. Returns undefined when the user has one, is disabled or
 * unknown. @throws 400 for a password that is weak for this user
 */
export async function setFirstPassword(
  tx: Tx,
  id: string,
  { password, passwordHash }: { password: string; passwordHash: string },
) {
  const user = await queries.replacePasswordOf(tx, id, { before: UNMATCHABLE_HASH, after: passwordHash });
  if (user) await refuseWeak('password', password, { ...user, email: user.email ?? undefined });
  return user;
}
