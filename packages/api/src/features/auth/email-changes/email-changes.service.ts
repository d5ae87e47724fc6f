import { randomBytes } from 'node:crypto';
import { emailTaken } from '@prahari/contract/accounts';
import { invalidOtp } from '@prahari/contract/auth';
import { EMAIL_CHANGE_DAYS, keepEmailInvalid, noEmailChange } from '@prahari/contract/my-account';
import type { EmailChange } from '@prahari/contract/my-account.schemas';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { isTaken } from '../../../db/errors.ts';
import { nowText } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { mailLanguageOf, queueAccountMail } from '../../../mail/accounts/account-mail.queries.ts';
import {
  alreadyRegisteredMail,
  emailKeptMail,
  firstEmailCodeMail,
  newEmailCodeMail,
} from '../../../mail/accounts/account-mails.ts';
import { endTokensOf } from '../api-tokens/api-tokens.service.ts';
import { removeAllPasskeys } from '../passkeys/passkeys.service.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { deleteSessionsOf } from '../sessions/sessions.queries.ts';
import { renewToken, type SessionHolder } from '../sessions/sessions.service.ts';
import { type CodeAttempt, countFirstEmailTry } from '../signup/code-attempts.service.ts';
import { countCodeSend } from '../signup/code-sends.service.ts';
import { deleteInvitation, UNMATCHABLE_HASH } from '../signup/entered-users.service.ts';
import { hashCode, matchesCode, newCode, UNMATCHABLE_CODE_HASH } from '../signup/one-time-codes.ts';
import { CODE_LIFETIME_MS } from '../signup/registration.service.ts';
import { deleteResetCodes } from '../signup/reset-codes.queries.ts';
import { userByEmail } from '../users/users.queries.ts';
import { lockCaller, lockPerson } from '../users/users.service.ts';
import { hashWayBack, mailWayBack } from '../users/way-back.service.ts';
import * as queries from './email-changes.queries.ts';

const LIFETIME_MS = EMAIL_CHANGE_DAYS * 86_400_000;

/**
 * Mails a code to the address that a person without an email gives with an invitation. A known
 * address gets a notice, and a code that nobody knows. @throws tooSoon
 */
export async function proveFirstEmail(
  tx: Tx,
  { code, codeHash }: EmailCode,
  { userId, email, sourceId, siteUrl }: { userId: string; email: string; sourceId: string; siteUrl: string },
): Promise<void> {
  await countCodeSend(tx, { email, source: sourceId, purpose: 'signup', cooldown: true });
  const isKnown = (await userByEmail(tx, email)) !== undefined;
  await queries.upsertChange(tx, {
    user_id: userId,
    email,
    code_hash: isKnown ? UNMATCHABLE_CODE_HASH : codeHash,
    tries: 0,
    expires_at: nowText(CODE_LIFETIME_MS),
    created_at: nowText(),
  });
  await queueAccountMail(tx, {
    to: email,
    mail: isKnown ? alreadyRegisteredMail(siteUrl) : firstEmailCodeMail(code),
  });
}

/** Checks a code for the first email of an invited person. @returns its hash @throws invalidOtp, tooManyFailures */
export async function checkFirstEmail(
  db: Db,
  { userId, otp, ...attempt }: CodeAttempt & { userId: string; otp: string },
): Promise<string> {
  const { email } = attempt;
  const refund = await countFirstEmailTry(db, attempt);
  const change = await queries.selectChange(db, userId);
  const isTried = change?.email === email && (await queries.countTry(db, userId, change.code_hash));
  if (!(await matchesCode(isTried ? change?.code_hash : undefined, otp)) || !change)
    throw new AppError(invalidOtp);
  await refund();
  return change.code_hash;
}

/** Gives an invited person the first email, once. @throws invalidOtp, emailTaken */
export async function setFirstEmail(tx: Tx, userId: string, codeHash: string): Promise<void> {
  const email = await queries.consumeChange(tx, userId, codeHash);
  if (!email) throw new AppError(invalidOtp);
  await queries.setEmail(tx, userId, email).catch(refuseTaken);
}

/** A code for a new email. It is hashed before the transaction, because that takes long. */
export interface EmailCode {
  code: string;
  codeHash: string;
}

export async function newEmailCode(): Promise<EmailCode> {
  const code = newCode();
  return { code, codeHash: await hashCode(code) };
}

/**
 * Notes a new email of a person, mails it a code and tells the former one. It counts once the person
 * enters the code in a session of their own. @throws emailTaken
 */
export async function startEmailChange(
  tx: Tx,
  { code, codeHash }: EmailCode,
  { userId, email, newEmail, siteUrl }: { userId: string; email: string; newEmail: string; siteUrl: string },
): Promise<void> {
  if (newEmail === email) return;
  if (await userByEmail(tx, newEmail)) throw new AppError(emailTaken);
  await queries.upsertChange(tx, {
    user_id: userId,
    email: newEmail,
    code_hash: codeHash,
    tries: 0,
    expires_at: nowText(LIFETIME_MS),
    created_at: nowText(),
  });
  await queueAccountMail(tx, {
    to: newEmail,
    mail: newEmailCodeMail(code, siteUrl),
    language: await mailLanguageOf(tx, userId),
  });
  await mailWayBack(tx, { userId, email, newEmail, siteUrl });
}

/** Returns the new email that waits for its code, or null. */
export async function emailChangeOf(db: Db, userId: string): Promise<EmailChange | null> {
  const change = await queries.selectChange(db, userId);
  return change ? { email: change.email, until: change.expires_at } : null;
}

const refuseTaken = (error: unknown): never => {
  throw isTaken(error) ? new AppError(emailTaken) : error;
};

/**
 * Lets a new email count, ends the other sessions, renews the token and tells both addresses. Five wrong codes end the
 * change. @throws noEmailChange, invalidOtp, emailTaken
 */
export async function confirmEmail(
  db: Db,
  caller: SessionHolder,
  { otp, siteUrl }: { otp: string; siteUrl: string },
): Promise<{ confirmed: EmailChange; token: string | undefined }> {
  const { id: userId, email, sessionId } = caller;
  const change = await queries.selectChange(db, userId);
  if (!change || !(await queries.countTry(db, userId, change.code_hash))) throw new AppError(noEmailChange);
  if (!(await matchesCode(change.code_hash, otp))) throw new AppError(invalidOtp);
  return inTransaction(db, async (tx) => {
    await lockCaller(tx, userId);
    const newEmail = await queries.consumeChange(tx, userId, change.code_hash);
    if (!newEmail) throw new AppError(noEmailChange);
    await queries.setEmail(tx, userId, newEmail).catch(refuseTaken);
    await deleteSessionsOf(tx, userId, sessionId);
    await deleteResetCodes(tx, email);
    await mailWayBack(tx, { userId, email, newEmail, siteUrl });
    await audit(tx, { actorId: userId, action: 'confirmEmail', entity: 'users', entityId: userId });
    const token = await renewToken(tx, caller);
    return { confirmed: { email: newEmail, until: change.expires_at }, token };
  });
}

/** Refuses a token of no way back, before anything is hashed for it. @throws keepEmailInvalid */
export async function requireWayBack(db: Db, token: string): Promise<void> {
  if (!(await queries.isWayBack(db, hashWayBack(token)))) throw new AppError(keepEmailInvalid);
}

/**
 * Brings a former email back. When the new one counted already, nobody stays logged in and only a
 * reset by mail gives a password again. @throws keepEmailInvalid, personErased, emailTaken
 */
export async function keepEmail(db: Db, token: string, siteUrl: string): Promise<{ email: string }> {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  return inTransaction(db, async (tx) => {
    const way = await queries.consumeReturn(tx, hashWayBack(token));
    if (!way) throw new AppError(keepEmailInvalid);
    const { user_id: userId, email } = way;
    await lockPerson(tx, userId);
    const user = await queries.selectUser(tx, userId);
    if (!user) throw new AppError(keepEmailInvalid);
    // Whoever holds the new address may have a way back to it.
    await queries.deleteChanges(tx, userId);
    const isBroughtBack = user.email !== email;
    if (isBroughtBack) {
      await queries.setEmail(tx, userId, email).catch(refuseTaken);
      // Whoever has no password can still be invited, but not by what was mailed to the new address.
      if (user.password_hash !== UNMATCHABLE_HASH) await queries.replaceHash(tx, userId, passwordHash);
      await deleteInvitation(tx, userId);
      await deleteSessionsOf(tx, userId);
      await endTokensOf(tx, userId);
      if (user.email) await deleteResetCodes(tx, user.email);
      if (user.role !== 'admin') await removeAllPasskeys(tx, userId);
    }
    await queueAccountMail(tx, { to: email, mail: emailKeptMail(siteUrl, { isBroughtBack }) });
    await audit(tx, { actorId: userId, action: 'keepEmail', entity: 'users', entityId: userId });
    return { email };
  });
}
