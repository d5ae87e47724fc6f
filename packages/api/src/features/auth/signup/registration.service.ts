import { invalidOtp } from '@prahari/contract/auth';
import type { SignupConsent } from '@prahari/contract/auth.schemas';
import { OTP_LIFETIME_MINUTES } from '@prahari/contract/constants';
import type { SignupRole } from '@prahari/contract/roles';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { newId, nowText } from '../../../db/ids.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { queueAccountMail, queueUnsentAccountMail } from '../../../mail/accounts/account-mail.queries.ts';
import { alreadyRegisteredMail, signupCodeMail } from '../../../mail/accounts/account-mails.ts';
import { recordSignupConsent } from '../../consent/consent.service.ts';
import { hashPassword, refuseWeak, UNMATCHABLE_HASH } from '../passwords/passwords.ts';
import { insertUser, userByEmail } from '../users/users.queries.ts';
import { countCodeSend } from './code-sends.service.ts';
import { hashCode, newCode, UNMATCHABLE_CODE_HASH } from './one-time-codes.ts';
import { hashRegistration, newRegistration } from './registration-token.ts';
import * as queries from './registrations.queries.ts';

export const CODE_LIFETIME_MS = OTP_LIFETIME_MINUTES * 60_000;

export interface Signup {
  name: string;
  email: string;
  password: string;
  phone: string;
  role: SignupRole;
  /** Missing in calls from other pages. */
  consent?: SignupConsent | undefined;
}

/**
 * Stores a signup, mails its code and returns its opaque `registration`. An address with an account
 * gets a notice and a signup that no code can finish, so that timing never reveals the account.
 * @throws tooSoon after ten sends in a day, 400 for a common password
 */
export async function register(
  db: Db,
  signup: Signup,
  { sourceId, siteUrl }: { sourceId: string; siteUrl: string },
): Promise<string> {
  const { email, name, phone, role, consent } = signup;
  await refuseWeak('password', signup.password, { name, email, phone });
  const code = newCode();
  const registration = newRegistration();
  const [passwordHash, codeHash] = await Promise.all([hashPassword(signup.password), hashCode(code)]);
  await inTransaction(db, async (tx) => {
    await countCodeSend(tx, { email, source: sourceId, purpose: 'signup', cooldown: false });
    const isKnown = (await userByEmail(tx, email)) !== undefined;
    const id = newId();
    await queries.insertRegistration(tx, {
      id,
      email,
      name,
      phone,
      role,
      password_hash: passwordHash,
      code_hash: isKnown ? UNMATCHABLE_CODE_HASH : codeHash,
      code_expires_at: nowText(CODE_LIFETIME_MS),
      tries: 0,
      created_at: nowText(),
      token_hash: hashRegistration(registration),
      source: sourceId,
      consent: consent ? JSON.stringify(consent) : null,
    });
    const mail = isKnown ? alreadyRegisteredMail(siteUrl) : signupCodeMail(code, { name, role });
    await queueAccountMail(tx, { to: email, mail });
    const action = isKnown ? 'registerKnownEmail' : 'register';
    await audit(tx, { actorId: null, action, entity: 'registrations', entityId: id });
  });
  return registration;
}

export interface Resend {
  email: string;
  /** The token of the signup; undefined means the newest. */
  registration?: string | undefined;
  /** The client IP's hashed network: `sourceKey(address)`. */
  sourceId: string;
}

/**
 * Mails a pending signup a new code, which replaces the earlier one unless a stranger asks. Other
 * addresses get no mail and take equally long. @throws tooSoon
 */
export async function resendCode(db: Db, { email, registration, sourceId }: Resend): Promise<void> {
  const code = newCode();
  const codeHash = await hashCode(code);
  await inTransaction(db, async (tx) => {
    await countCodeSend(tx, { email, source: sourceId, purpose: 'signup', cooldown: true });
    const isKnown = (await userByEmail(tx, email)) !== undefined;
    const signup = await queries.selectSignup(tx, { email, tokenHash: hashRegistration(registration) });
    const isOwn = registration !== undefined || signup?.source === sourceId;
    await queries.replaceSignupCode(tx, signup?.id ?? newId(), {
      codeHash: isKnown ? UNMATCHABLE_CODE_HASH : codeHash,
      expiresAt: nowText(CODE_LIFETIME_MS),
      keepOlder: !isOwn,
    });
    const isPending = signup !== undefined && !isKnown;
    const mail = signupCodeMail(code, signup ?? { name: '', role: 'client' });
    await (isPending
      ? queueAccountMail(tx, { to: email, mail })
      : queueUnsentAccountMail(tx, { to: email, mail }));
    await audit(tx, {
      actorId: null,
      action: isPending ? 'resendOtp' : 'resendOtpWithoutSignup',
      entity: 'registrations',
      entityId: signup?.id ?? newId(),
    });
  });
}

/**
 * Creates the account of a verified signup and ends the codes of the address's other signups.
 * @throws invalidOtp when a concurrent request used the code
 */
export async function finishSignup(db: Db, pending: { id: string; code_hash: string }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const deletedSignup = await queries.deleteRegistration(tx, pending);
    if (!deletedSignup) throw new AppError(invalidOtp);
    const { id, name, phone, role, password_hash } = deletedSignup;
    const consent = deletedSignup.consent ? (JSON.parse(deletedSignup.consent) as SignupConsent) : undefined;
    const isCreated = await insertUser(tx, {
      id,
      email: deletedSignup.email,
      name,
      phone,
      role,
      password_hash,
      created_at: nowText(),
    });
    if (!isCreated) throw new AppError(invalidOtp);
    await recordSignupConsent(tx, id, { consent, at: deletedSignup.created_at });
    // The other signups answer like those of an address without an account until they expire.
    await queries.endSignups(tx, deletedSignup.email, {
      codeHash: UNMATCHABLE_CODE_HASH,
      passwordHash: UNMATCHABLE_HASH,
    });
    await audit(tx, {
      actorId: id,
      action: 'verifyEmail',
      entity: 'users',
      entityId: id,
      detail: { role, ...(consent && { consent }) },
    });
  });
}
