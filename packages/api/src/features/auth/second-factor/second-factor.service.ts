import { wrongPassword } from '@prahari/contract/auth';
import {
  secondFactorDisabled,
  secondFactorEnabled,
  secondFactorNotSetUp,
  wrongCode,
} from '@prahari/contract/factors';
import type { SecondFactor, SecondFactorSecret } from '@prahari/contract/factors.schemas';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { queueAccountMail } from '../../../mail/accounts/account-mail.queries.ts';
import { secondFactorDisabledMail, secondFactorEnabledMail } from '../../../mail/accounts/account-mails.ts';
import { withProofThrottle } from '../limits/login-throttle.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { deleteSessionsOf } from '../sessions/sessions.queries.ts';
import { renewToken, type SessionHolder } from '../sessions/sessions.service.ts';
import { lockUserWithPassword, passwordHashOf } from '../users/users.queries.ts';
import { lockCaller } from '../users/users.service.ts';
import { newRecoveryCodes, newSalt } from './recovery-codes.ts';
import * as queries from './second-factor.queries.ts';
import { newSecret, otpauthUri, stepOf } from './totp.ts';
import { enabledSecondFactor, verifySecondFactorCode } from './verify-second-factor.service.ts';

export const auditSecondFactor = (
  tx: Tx,
  userId: string,
  action: 'setUpSecondFactor' | 'enableSecondFactor' | 'disableSecondFactor' | 'resetSecondFactor',
  actorId: string | null,
) => audit(tx, { actorId, action, entity: 'second_factors', entityId: userId });

/** Returns the state of this person's second factor. */
export async function secondFactorOf(db: Db, userId: string): Promise<SecondFactor> {
  const row = await enabledSecondFactor(db, userId);
  if (!row?.enabled_at) return { on: false };
  return { on: true, since: row.enabled_at, recoveryCodesLeft: await queries.countRecoveryCodes(db, userId) };
}

/** Creates a secret for an authenticator app. @throws secondFactorEnabled */
export async function setUpSecondFactor(
  db: Db,
  { id, email }: Pick<SessionHolder, 'id' | 'email'>,
): Promise<SecondFactorSecret> {
  const secret = newSecret();
  await inTransaction(db, async (tx) => {
    await lockCaller(tx, id);
    const isStored = await queries.upsertPendingSecret(tx, { user_id: id, secret, recovery_salt: newSalt() });
    if (!isStored) throw new AppError(secondFactorEnabled);
    await auditSecondFactor(tx, id, 'setUpSecondFactor', id);
  });
  return { secret, uri: otpauthUri(secret, email) };
}

export interface SecondFactorChange {
  currentPassword: string;
  totp: string;
  siteUrl: string;
}

/** Verifies the current password and returns its hash. @throws wrongPassword */
async function checkedPassword(db: Db, id: string, typed: string): Promise<string> {
  const hash = await passwordHashOf(db, id);
  if (!(await verifyPassword(hash, typed)) || hash === undefined) throw new AppError(wrongPassword);
  return hash;
}

/**
 * Enables the pending second factor, ends the other sessions, mails a notice and returns ten
 * recovery codes, which are stored hashed, and the session's new token.
 * @throws wrongPassword, wrongCode, secondFactorEnabled, secondFactorNotSetUp, tooManyFailures
 */
export async function enableSecondFactor(
  db: Db,
  caller: SessionHolder,
  { currentPassword, totp, siteUrl }: SecondFactorChange,
): Promise<{ recoveryCodes: string[]; token: string | undefined }> {
  const { id, email, sessionId } = caller;
  return withProofThrottle(db, { email, sessionId }, async (clearFailures) => {
    const passwordHash = await checkedPassword(db, id, currentPassword);
    const row = await queries.secondFactorRow(db, id);
    if (!row) throw new AppError(secondFactorNotSetUp);
    if (row.enabled_at) throw new AppError(secondFactorEnabled);
    const step = stepOf(row.secret, totp);
    if (step === undefined) throw new AppError(wrongCode);
    await clearFailures();
    const { codes, hashes } = await newRecoveryCodes(row.recovery_salt);
    const token = await inTransaction(db, async (tx) => {
      // The lock keeps concurrent logins from starting a session without the second factor.
      if (!(await lockUserWithPassword(tx, id, passwordHash))) throw new AppError(wrongPassword);
      if (!(await queries.setSecondFactorEnabled(tx, { userId: id, secret: row.secret, step })))
        throw new AppError(secondFactorNotSetUp);
      await queries.insertRecoveryCodes(tx, id, hashes);
      await deleteSessionsOf(tx, id, sessionId);
      await queueAccountMail(tx, { to: email, mail: secondFactorEnabledMail(siteUrl) });
      await auditSecondFactor(tx, id, 'enableSecondFactor', id);
      return renewToken(tx, caller);
    });
    return { recoveryCodes: codes, token };
  });
}

/** Deletes secret and recovery codes and mails a notice. Returns false if none was enabled. */
export async function removeSecondFactor(
  tx: Tx,
  { id, email }: { id: string; email: string },
  siteUrl: string,
): Promise<boolean> {
  if (!(await queries.deleteSecondFactor(tx, id))) return false;
  await queueAccountMail(tx, { to: email, mail: secondFactorDisabledMail(siteUrl) });
  return true;
}

/**
 * Disables the second factor, ends the other sessions and mails a notice. Returns the session's new
 * token.
 * @throws wrongPassword, wrongCode, secondFactorDisabled, tooManyFailures
 */
export async function disableSecondFactor(
  db: Db,
  caller: SessionHolder,
  { currentPassword, totp, siteUrl }: SecondFactorChange,
): Promise<string | undefined> {
  const { id, email, sessionId } = caller;
  return withProofThrottle(db, { email, sessionId }, async (clearFailures) => {
    await checkedPassword(db, id, currentPassword);
    const row = await enabledSecondFactor(db, id);
    if (!row) throw new AppError(secondFactorDisabled);
    if (!(await verifySecondFactorCode(db, row, totp, { email, siteUrl }))) throw new AppError(wrongCode);
    await clearFailures();
    return inTransaction(db, async (tx) => {
      if (!(await removeSecondFactor(tx, { id, email }, siteUrl))) throw new AppError(secondFactorDisabled);
      await deleteSessionsOf(tx, id, sessionId);
      await auditSecondFactor(tx, id, 'disableSecondFactor', id);
      return renewToken(tx, caller);
    });
  });
}
