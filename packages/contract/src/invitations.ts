import { endpoint } from './endpoint.ts';
import type {
  AcceptedInvitation,
  AcceptInvitationBody,
  Invitation,
  InvitePersonBody,
} from './invitations.schemas.ts';
import { refusal } from './refusal.ts';
import type { DataReply } from './reply.ts';

/** States of a person's login: `none` without an email, `invited` until a password is set. */
export const loginStates = ['none', 'invited', 'active', 'disabled'] as const;
export type LoginState = (typeof loginStates)[number];

export const INVITATION_DAYS = 7;

export const invitationsMessages = {
  mailed: 'Invitation mailed',
  failed: 'Failed to invite',
  accepted: 'Password set. You can log in now.',
  acceptFailed: 'Failed to set the password',
} as const;

/** The message of `phoneTaken`. */
export const phoneTakenBy = (name: string): string => `${name} has this phone`;

/** The text that the office sends by WhatsApp. */
export const invitationText = (name: string, link: string): string =>
  `Namaste ${name}, this is Prahari. Set your password with this link, which works once and for ${INVITATION_DAYS} days: ${link}`;

export const personNotFound = refusal(404, 'people.not_found', 'Person not found');
export const noEmail = refusal(409, 'people.no_email', 'This person has no email. Add one first');

/** Refuses to change the email that a person logs in with. */
export const hasLogin = refusal(409, 'people.has_login', 'This person logs in with this email already');
export const emailTaken = refusal(409, 'people.email_taken', 'Another person has this email');

/** Asks the office to confirm that two people share a phone. The message is `phoneTakenBy`. */
export const phoneTaken = refusal(409, 'people.phone_taken', 'Another person has this phone');

export const invitationInvalid = refusal(
  400,
  'invitations.invalid',
  'This invitation was used or is too old. Ask the office for a new one.',
);

/** Takes no Idempotency-Key, because a stored reply would contain the link. */
export const invitePerson = endpoint<DataReply<Invitation>, InvitePersonBody>('POST /admin/invite-person', {
  access: 'admin',
});

export const acceptInvitation = endpoint<DataReply<AcceptedInvitation>, AcceptInvitationBody>(
  'POST /auth/accept-invitation',
  { access: 'public' },
);
