import * as z from 'zod/mini';
import * as wire from './accounts.ts';
import {
  accountNotFound,
  accountStates,
  adminFactors,
  emailCodeNeeded,
  emailNeeded,
  emailTaken,
  hasEmail,
  hasLogin,
  invitationInvalid,
  loginStates,
  noEmail,
  ownAccount,
  personDisabled,
  personNotFound,
} from './accounts.ts';
import { newPassword, otp, signupConsent } from './auth.schemas.ts';
import { authMessages, invalidOtp, tooManyTries, tooSoon } from './auth.ts';
import { define, defineList } from './definition.ts';
import { choice, id, linkToken, optionalEmail } from './fields.ts';
import { personErased, recordRef } from './people.ts';
import { dataReply, emailAddress, instant, link, recordId } from './reply.schemas.ts';
import { signupRoles } from './roles.ts';
import { role } from './sessions.schemas.ts';

/** A person's account as the office sees it. Instants are UTC, ISO 8601. */
export const accountRow = z.object({
  _id: recordId,
  name: z.string(),
  email: z.string(),
  role: role,
  createdAt: instant,
  state: z.enum(accountStates),
  /** Null while the account is active. */
  disabledAt: z.nullable(instant),
  sessions: z.number(),
  /** The last use of a live session, to the minute; null without one. */
  lastSeenAt: z.nullable(instant),
  /** True with two-step login or a passkey. */
  hasFactors: z.boolean(),
  /** True for the account of the calling admin. */
  own: z.boolean(),
  /** The record of the guard or client who owns the account. */
  record: z.optional(recordRef),
});
export type AccountRow = z.output<typeof accountRow>;

export const accountIdBody = z.object({ accountId: id('Account') });
export type AccountIdBody = z.input<typeof accountIdBody>;

export const listAccounts = defineList(wire.listAccounts, {
  summary: 'All accounts, including disabled ones; `status` filters by role.',
  row: accountRow,
});

export const endAccountSessions = define(wire.endAccountSessions, {
  summary: 'End all sessions of an account; its owner may log in again.',
  body: accountIdBody,
  reply: dataReply(accountRow),
  refusals: [accountNotFound],
});

export const disableAccount = define(wire.disableAccount, {
  summary:
    'Disable an account: ends its sessions, cancels a pending password reset and mails a notice. Disabling it again changes nothing.',
  reauthenticates: true,
  body: accountIdBody,
  reply: dataReply(accountRow),
  refusals: [accountNotFound, ownAccount],
});

export const enableAccount = define(wire.enableAccount, {
  summary: 'Enable a disabled account and mail a notice. Enabling an active one changes nothing.',
  body: accountIdBody,
  reply: dataReply(accountRow),
  refusals: [accountNotFound, personErased],
});

export const resetAccountFactors = define(wire.resetAccountFactors, {
  summary:
    'Turn off two-step login and remove the passkeys of a client or guard who lost the phone: ends all sessions and mails a notice. Without either it changes nothing.',
  reauthenticates: true,
  body: accountIdBody,
  reply: dataReply(accountRow),
  refusals: [accountNotFound, adminFactors],
});

/** A person's login. */
export const personLogin = z.object({
  state: z.enum(loginStates),
  /** The expiry of the invitation (UTC, ISO 8601); null without one. */
  invitedUntil: z.nullable(instant),
});
export type PersonLogin = z.output<typeof personLogin>;

/**
 * `mail` sends the link; `link` returns it for WhatsApp, only for a person without an email. Both
 * invalidate earlier links.
 */
export const invitePersonBody = z.object({ userId: id('User'), by: choice('By', ['mail', 'link']) });
export type InvitePersonBody = z.input<typeof invitePersonBody>;

export const invitation = z.object({
  /** The link to the page that sets the password; missing when it was mailed. */
  link: z.optional(link),
  invitedUntil: instant,
});
export type Invitation = z.output<typeof invitation>;

export const acceptInvitationBody = z
  .object({
    invitation: linkToken,
    password: newPassword(),
    confirmPassword: newPassword('Confirm password'),
    /** The email of a person without one. */
    email: optionalEmail,
    /** The code that was mailed to this email. */
    otp: z.optional(otp),
    /** Sent by the invitation page only; without it, nobody asked the person. */
    consent: z.optional(signupConsent),
  })
  .check(
    z.refine((body) => body.password === body.confirmPassword, {
      path: ['confirmPassword'],
      error: authMessages.passwordsDiffer,
    }),
  );
export type AcceptInvitationBody = z.input<typeof acceptInvitationBody>;

/** The new user's email and role. */
export const acceptedInvitation = z.object({
  email: emailAddress,
  role: z.enum(signupRoles),
});
export type AcceptedInvitation = z.output<typeof acceptedInvitation>;

export const invitePerson = define(wire.invitePerson, {
  summary:
    'Invite a client or guard, whom the office entered, to set a password. The link works once, for 7 days, and is shown only for a person without an email, who then proves one.',
  body: invitePersonBody,
  reply: dataReply(invitation),
  refusals: [personNotFound, noEmail, hasEmail, hasLogin, personDisabled, personErased],
});

export const acceptInvitation = define(wire.acceptInvitation, {
  summary:
    'Set the password of an invited person; the invitation is used up. A person without an email sends one, then the code that was mailed to it.',
  body: acceptInvitationBody,
  reply: dataReply(acceptedInvitation),
  refusals: [invitationInvalid, emailNeeded, emailCodeNeeded, invalidOtp, emailTaken, tooSoon, tooManyTries],
  hashes: true,
});
