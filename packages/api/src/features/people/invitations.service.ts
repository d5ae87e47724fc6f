import { hash, randomBytes } from 'node:crypto';
import {
  emailCodeNeeded,
  emailNeeded,
  hasEmail,
  hasLogin,
  INVITATION_DAYS,
  invitationInvalid,
  noEmail,
  personDisabled,
  personNotFound,
} from '@prahari/contract/accounts';
import type * as contract from '@prahari/contract/accounts.schemas';
import type { Invitation, PersonLogin } from '@prahari/contract/accounts.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import type { Refusal } from '@prahari/contract/reply';
import { AppError } from '../../AppError.ts';
import { audit } from '../../audit/audit.ts';
import { newId, nowText } from '../../db/ids.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { queueAccountMail } from '../../mail/accounts/account-mail.queries.ts';
import { invitationMail } from '../../mail/accounts/account-mails.ts';
import {
  checkFirstEmail,
  newEmailCode,
  proveFirstEmail,
  setFirstEmail,
} from '../auth/email-changes/email-changes.service.ts';
import { countSourceMail } from '../auth/limits/source-mails.service.ts';
import { enteredUser, hashFirstPassword, setFirstPassword } from '../auth/signup/entered-users.service.ts';
import { lockPerson } from '../auth/users/users.service.ts';
import { recordSignupConsent } from '../consent/consent.service.ts';
import {
  consumeInvitation,
  invitedUntil,
  selectInvited,
  selectLive,
  upsertInvitation,
} from './invitations.queries.ts';

export interface InvitationOptions {
  siteUrl: string;
  /** The time the mail waits while undo is offered, in ms. */
  holdMs?: number;
}

const LIFETIME_MS = INVITATION_DAYS * 86_400_000;

const hashToken = (token: string): string => hash('sha256', token);

/**
 * Invites a person without a password and voids earlier links. Only the hash of the token's 256
 * random bits is stored, and it follows the # of the link, which browsers send to no server.
 * The link is returned for a person without an email only: whoever sees it can set the password.
 * @throws personNotFound, personErased, personDisabled, noEmail, hasEmail, hasLogin
 */
export async function invite(
  tx: Tx,
  actorId: string,
  { userId, by, siteUrl, holdMs = 0 }: { userId: string; by: 'mail' | 'link' } & InvitationOptions,
): Promise<Invitation> {
  await lockPerson(tx, userId);
  const user = await enteredUser(tx, userId);
  if (!user || user.role === 'admin') throw new AppError(personNotFound);
  if (user.hasPassword) throw new AppError(hasLogin);
  if (user.isDisabled) throw new AppError(personDisabled);
  if (by === 'mail' && !user.email) throw new AppError(noEmail);
  if (by === 'link' && user.email) throw new AppError(hasEmail);
  const token = randomBytes(32).toString('base64url');
  const until = nowText(LIFETIME_MS);
  await upsertInvitation(tx, {
    user_id: userId,
    token_hash: hashToken(token),
    expires_at: until,
    created_at: nowText(),
  });
  const link = `${siteUrl}/invitation#${token}`;
  if (user.email)
    await queueAccountMail(tx, { to: user.email, mail: invitationMail(user.name, link) }, { holdMs });
  await audit(tx, { actorId, action: 'invitePerson', entity: 'users', entityId: userId, detail: { by } });
  return { ...(!user.email && { link }), invitedUntil: until };
}

export const invitePerson = (
  db: Db,
  actorId: string,
  body: ParsedBodyOf<typeof contract.invitePerson>,
  siteUrl: string,
): Promise<Invitation> => inTransaction(db, (tx) => invite(tx, actorId, { ...body, siteUrl }));

/** Refuses a token without a live invitation, before a password is hashed for it. @throws invitationInvalid */
export async function requireInvitation(db: Db, token: string): Promise<void> {
  if (!(await selectInvited(db, hashToken(token)))) throw new AppError(invitationInvalid);
}

/** Returns those of these tokens that still set a first password. */
export async function liveInvitations(db: Db, tokens: string[]): Promise<Set<string>> {
  if (tokens.length === 0) return new Set();
  const live = await selectLive(db, tokens.map(hashToken));
  return new Set(tokens.filter((token) => live.includes(hashToken(token))));
}

interface Accepting {
  body: ParsedBodyOf<typeof contract.acceptInvitation>;
  siteUrl: string;
  /** The client IP's network. */
  source: string;
  /** The hashed network of the client IP. */
  sourceId: string;
  /** Calls to `/api/auth` that a client IP has in an hour. */
  callsPerHour: number;
}

/**
 * Returns the hash of the code that proves the email of an invited person without one; undefined for
 * a person with one. @throws emailNeeded, emailCodeNeeded after a code was mailed, invalidOtp, tooManyFailures, tooSoon
 */
async function provenEmail(
  db: Db,
  { body: { invitation, email, otp }, siteUrl, source, sourceId, callsPerHour }: Accepting,
): Promise<string | undefined> {
  const invited = await selectInvited(db, hashToken(invitation));
  if (!invited || invited.email !== null) return undefined;
  const { userId } = invited;
  if (!email) throw refusedField(emailNeeded, 'email');
  if (otp) return checkFirstEmail(db, { userId, email, otp, source, sourceId });
  await countSourceMail(db, { sourceId, callsPerHour });
  const code = await newEmailCode();
  await inTransaction(db, (tx) => proveFirstEmail(tx, code, { userId, email, sourceId, siteUrl }));
  throw refusedField(emailCodeNeeded, 'otp');
}

const refusedField = (refusal: Refusal, path: string) =>
  new AppError(refusal, { errors: [{ path, message: refusal.message }] });

/**
 * Sets the first password by an invitation, with consent.
 * @throws invitationInvalid, 400, the errors of provenEmail
 */
export async function acceptInvitation(
  db: Db,
  accepting: Accepting,
): Promise<{ email: string; role: 'client' | 'security' }> {
  const { body } = accepting;
  const codeHash = await provenEmail(db, accepting);
  const passwordHash = await hashFirstPassword(body.password);
  return inTransaction(db, async (tx) => {
    const userId = (await consumeInvitation(tx, hashToken(body.invitation))) ?? newId();
    if (codeHash) await setFirstEmail(tx, userId, codeHash);
    const user = await setFirstPassword(tx, userId, { password: body.password, passwordHash });
    if (!user?.email || user.role === 'admin') throw new AppError(invitationInvalid);
    const { consent } = body;
    if (consent) await recordSignupConsent(tx, userId, { consent, at: nowText() });
    await audit(tx, {
      actorId: userId,
      action: 'acceptInvitation',
      entity: 'users',
      entityId: userId,
      ...(consent && { detail: { consent } }),
    });
    return { email: user.email, role: user.role };
  });
}

/** Returns a person's way to log in. @throws personNotFound */
export async function loginOf(db: Db, userId: string): Promise<PersonLogin> {
  const user = await enteredUser(db, userId);
  if (!user) throw new AppError(personNotFound);
  if (user.isDisabled) return { state: 'disabled', invitedUntil: null };
  if (!user.email) return { state: 'none', invitedUntil: (await invitedUntil(db, userId)) ?? null };
  if (user.hasPassword) return { state: 'active', invitedUntil: null };
  return { state: 'invited', invitedUntil: (await invitedUntil(db, userId)) ?? null };
}
