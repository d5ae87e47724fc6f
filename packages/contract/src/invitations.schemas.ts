import * as z from 'zod/mini';
import { newPassword, otp } from './auth.schemas.ts';
import { authMessages, invalidOtp, tooSoon } from './auth.ts';
import { signupConsent } from './consent.schemas.ts';
import { define } from './definition.ts';
import { choice, id, optionalEmail } from './fields.ts';
import * as wire from './invitations.ts';
import {
  emailCodeNeeded,
  emailNeeded,
  emailTaken,
  hasEmail,
  hasLogin,
  invitationInvalid,
  loginStates,
  noEmail,
  personNotFound,
} from './invitations.ts';
import { personErased } from './people.ts';
import { dataReply, emailAddress, instant, link } from './reply.schemas.ts';
import { signupRoles } from './roles.ts';

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

const INVITATION_ERROR = 'The link is not complete';

export const acceptInvitationBody = z
  .object({
    invitation: z
      .string({ error: INVITATION_ERROR })
      .check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: INVITATION_ERROR })),
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
  refusals: [personNotFound, noEmail, hasEmail, hasLogin, personErased],
});

export const acceptInvitation = define(wire.acceptInvitation, {
  summary:
    'Set the password of an invited person; the invitation is used up. A person without an email sends one, then the code that was mailed to it.',
  body: acceptInvitationBody,
  reply: dataReply(acceptedInvitation),
  refusals: [invitationInvalid, emailNeeded, emailCodeNeeded, invalidOtp, emailTaken, tooSoon],
  hashes: true,
});
