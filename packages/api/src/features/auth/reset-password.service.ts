import { invalidOtp } from '@prahari/contract/auth';
import type { Role } from '@prahari/contract/roles';
import { AppError } from '../../AppError.ts';
import { audit } from '../../audit/audit.ts';
import { newId, nowText } from '../../db/ids.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { queueAccountMail, queueUnsentAccountMail } from '../../mail/accounts/account-mail.queries.ts';
import { passwordChangedMail, resetCodeMail, resetLinkMail } from '../../mail/accounts/account-mails.ts';
import { deleteTokensOf } from './api-tokens/api-tokens.queries.ts';
import { resetLoginThrottle } from './limits/login-throttle.ts';
import { resetLoginDelay } from './limits/login-wait.ts';
import { hasPasskey } from './passkeys/passkeys.queries.ts';
import { removeAllPasskeys } from './passkeys/passkeys.service.ts';
import { hashPassword, refuseGenerated, refuseWeak } from './passwords/passwords.ts';
import { knownBrowser, type Marker, newMarker, type ReadCookie } from './sessions/known-browsers.ts';
import { deleteSessionsOf } from './sessions/sessions.queries.ts';
import { consumeAttempt } from './signup/code-attempts.service.ts';
import { countOwnCodeSend, countResetSend } from './signup/code-sends.service.ts';
import {
  hashCode,
  newCode,
  newLinkSecret,
  resetSourceOf,
  UNMATCHABLE_CODE_HASH,
} from './signup/one-time-codes.ts';
import { CODE_LIFETIME_MS } from './signup/registration.service.ts';
import { consumeResetCode, deleteResetCodes, upsertResetCode } from './signup/reset-codes.queries.ts';
import { matchingCode } from './signup/verify-code.service.ts';
import * as queries from './users/users.queries.ts';

interface ResetRequest {
  email: string;
  sourceId: string;
  siteUrl: string;
  cookie?: ReadCookie;
}

/** Counts a reset and returns how it is mailed. @throws tooSoon */
const countReset = (db: Db, { email, sourceId, cookie = () => undefined }: ResetRequest) =>
  inTransaction(db, async (tx) => {
    // A known browser has its own limit, so that strangers can't use up its user's mails.
    const browser = knownBrowser(await queries.userByEmail(tx, email), cookie);
    if (browser === undefined) return countResetSend(tx, { email, source: sourceId });
    const source = `browser:${browser}`;
    await countOwnCodeSend(tx, { email, purpose: 'reset', cooldown: true, source });
    return 'code';
  });

/**
 * Mails a reset code to an active account, or a link where many codes were asked for, and takes
 * equally long for others. @throws tooSoon
 */
export async function forgotPassword(db: Db, request: ResetRequest): Promise<void> {
  const { email, sourceId, siteUrl } = request;
  const isLink = (await countReset(db, request)) === 'link';
  const secret = isLink ? newLinkSecret() : newCode();
  const codeHash = await hashCode(secret);
  await inTransaction(db, async (tx) => {
    const owner = await queries.userByEmail(tx, email);
    const user = owner?.disabled_at === null ? owner : undefined;
    await upsertResetCode(tx, {
      email,
      source: resetSourceOf(secret, sourceId),
      code_hash: user ? codeHash : UNMATCHABLE_CODE_HASH,
      expires_at: nowText(CODE_LIFETIME_MS),
      tries: 0,
      created_at: nowText(),
    });
    const mail = isLink ? resetLinkMail({ email, secret, siteUrl }) : resetCodeMail(secret);
    await (user
      ? queueAccountMail(tx, { to: email, mail })
      : queueUnsentAccountMail(tx, { to: email, mail }));
    const action = user
      ? 'forgotPassword'
      : owner
        ? 'forgotPasswordDisabledAccount'
        : 'forgotPasswordUnknownEmail';
    await audit(tx, { actorId: null, action, entity: 'users', entityId: owner?.id ?? newId() });
  });
}

/** Removes passkeys an intruder may have added, except an admin's required second factor. */
async function passkeysAtReset(
  tx: Tx,
  { id, role }: { id: string; role: Role },
  isSecondFactorRequired: boolean,
): Promise<'kept' | 'removed' | undefined> {
  if (role === 'admin' && isSecondFactorRequired) return (await hasPasskey(tx, id)) ? 'kept' : undefined;
  return (await removeAllPasskeys(tx, id)) > 0 ? 'removed' : undefined;
}

/**
 * Sets a new password with a reset code or link, ends all sessions, removes passkeys and mails a notice.
 * Returns the cookie that makes this browser known: wrong passwords of strangers don't hold it up.
 * @throws invalidOtp for a wrong, used or old code, tooManyFailures, 400 for a weak password or the
 * generated one
 */
export async function resetPassword(
  db: Db,
  { email, otp, newPassword }: { email: string; otp: string; newPassword: string },
  {
    source,
    sourceId,
    siteUrl,
    isSecondFactorRequired,
  }: { source: string; sourceId: string; siteUrl: string; isSecondFactorRequired: boolean },
): Promise<Marker> {
  await refuseWeak('newPassword', newPassword, { email });
  const { reset, refund } = await consumeAttempt(
    db,
    { email, source, sourceId: resetSourceOf(otp, sourceId) },
    ['reset'],
  );
  const codeHash = await matchingCode(reset, otp);
  if (codeHash === undefined) throw new AppError(invalidOtp);
  await inTransaction(db, (tx) => refund(tx, 'reset'));
  // Only the holder of the code may learn that the password is the account's name or phone.
  await refuseWeak('newPassword', newPassword, { email, ...(await queries.nameAndPhoneOf(db, email)) });
  const generatedHash = await queries.generatedHashOf(db, email);
  if (generatedHash !== undefined) await refuseGenerated(newPassword, generatedHash);
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(db, async (tx) => {
    if (!(await consumeResetCode(tx, email, codeHash))) throw new AppError(invalidOtp);
    const user = await queries.setPasswordByEmail(tx, email, passwordHash);
    if (!user) throw new AppError(invalidOtp);
    const { id: userId } = user;
    await deleteResetCodes(tx, email);
    await queries.clearPasswordGenerated(tx, userId);
    await deleteSessionsOf(tx, userId);
    await deleteTokensOf(tx, userId);
    await resetLoginThrottle(tx, email);
    await resetLoginDelay(tx, email);
    const passkeys = await passkeysAtReset(tx, user, isSecondFactorRequired);
    await queueAccountMail(tx, { to: email, mail: passwordChangedMail(siteUrl, passkeys) });
    await audit(tx, { actorId: userId, action: 'resetPassword', entity: 'users', entityId: userId });
    return newMarker({ id: userId, password_hash: passwordHash });
  });
}

/** Voids the reset codes of an address. */
export const cancelReset = (tx: Tx, email: string): Promise<void> => deleteResetCodes(tx, email);
