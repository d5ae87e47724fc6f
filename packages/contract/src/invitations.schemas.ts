import * as z from 'zod/mini';
import { newPassword } from './auth.schemas.ts';
import { authMessages } from './auth.ts';
import { signupConsent } from './consent.schemas.ts';
import { define } from './definition.ts';
import { choice, id } from './fields.ts';
import * as wire from './invitations.ts';
import { hasLogin, invitationInvalid, loginStates, noEmail, personNotFound } from './invitations.ts';
import { personErased } from './people.ts';
import { dataReply } from './reply.schemas.ts';
import { emailAddress, instant, link } from './reply-fields.ts';
import { signupRoles } from './roles.ts';

/** A person's login. */
export const personLogin = z.object({
  state: z.enum(loginStates),
  /** The expiry of the invitation (UTC, ISO 8601); null without one. */
  invitedUntil: z.nullable(instant),
});
export type PersonLogin = z.output<typeof personLogin>;

/** `mail` sends the link; `link` returns it for WhatsApp. Both invalidate earlier links. */
export const invitePersonBody = z.object({ userId: id('User'), by: choice('By', ['mail', 'link']) });
export type InvitePersonBody = z.input<typeof invitePersonBody>;

export const invitation = z.object({
  /** The link to the page that sets the password. */
  link: link,
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
    'Invite a client or guard, whom the office entered, to set a password. The link works once, for 7 days.',
  body: invitePersonBody,
  reply: dataReply(invitation),
  refusals: [personNotFound, noEmail, hasLogin, personErased],
});

export const acceptInvitation = define(wire.acceptInvitation, {
  summary: 'Set the password of an invited person; the invitation is used up.',
  body: acceptInvitationBody,
  reply: dataReply(acceptedInvitation),
  refusals: [invitationInvalid],
  hashes: true,
});
