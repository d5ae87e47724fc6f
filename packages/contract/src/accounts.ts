import type {
  AcceptedInvitation,
  AcceptInvitationBody,
  AccountIdBody,
  AccountRow,
  Invitation,
  InvitePersonBody,
} from './accounts.schemas.ts';
import { endpoint, listEndpoint } from './endpoint.ts';
import type { DataReply } from './reply.ts';
import { type Role, roles } from './roles.ts';

/** Nobody can log in to a disabled account; its data is kept. */
export const accountStates = ['active', 'disabled'] as const;
export type AccountState = (typeof accountStates)[number];
export const accountStateLabels: Record<AccountState, string> = { active: 'Active', disabled: 'Disabled' };

export const accountsMessages = {
  fetchFailed: 'Failed to fetch accounts',
  sessionsEnded: 'All sessions of this account ended',
  endSessionsFailed: 'Failed to end the sessions',
  disabled: 'Account disabled',
  disableFailed: 'Failed to disable the account',
  enabled: 'Account enabled',
  enableFailed: 'Failed to enable the account',
  factorsReset: 'Two-step login reset. They can log in with their password.',
  resetFactorsFailed: 'Failed to reset two-step login',
  own: 'You cannot disable your own account. Ask another admin.',
} as const;

/** Tells the office, by role, which data stays when it disables an account. */
export const keptWhenDisabled: Record<Role, string> = {
  security: 'Open assignments stay. Withdraw the guard to assign another.',
  client: 'Guards and bills of this client stay as they are.',
  admin: 'The activity of this admin stays in the log.',
};

export const accountNotFound = {
  status: 404,
  code: 'accounts.not_found',
  message: 'Account not found',
} as const;

/** Keeps at least one admin who can enable other accounts. */
export const ownAccount = { status: 409, code: 'accounts.own', message: accountsMessages.own } as const;

/** An admin could log in as another whose password is known. */
export const adminFactors = {
  status: 409,
  code: 'accounts.admin_factors',
  message: 'Two-step login of an admin is reset on the server only',
} as const;

export const listAccounts = listEndpoint<AccountRow>({
  method: 'GET',
  path: '/admin/accounts',
  access: 'admin',
  list: { sort: ['createdAt', 'name', 'email', 'role', 'state'], status: roles },
});

export const endAccountSessions = endpoint<DataReply<AccountRow>, AccountIdBody>({
  method: 'POST',
  path: '/admin/accounts/end-sessions',
  access: 'admin',
});

export const disableAccount = endpoint<DataReply<AccountRow>, AccountIdBody>({
  method: 'POST',
  path: '/admin/accounts/disable',
  access: 'admin',
});

export const enableAccount = endpoint<DataReply<AccountRow>, AccountIdBody>({
  method: 'POST',
  path: '/admin/accounts/enable',
  access: 'admin',
});

export const resetAccountFactors = endpoint<DataReply<AccountRow>, AccountIdBody>({
  method: 'POST',
  path: '/admin/accounts/reset-factors',
  access: 'admin',
});

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

export const personNotFound = { status: 404, code: 'people.not_found', message: 'Person not found' } as const;

export const noEmail = {
  status: 409,
  code: 'people.no_email',
  message: 'This person has no email. Add one first',
} as const;

/** Only the person may see a link that sets their password; the mail goes to their own address. */
export const hasEmail = {
  status: 409,
  code: 'people.has_email',
  message: 'This person has an email. Mail the invitation there',
} as const;

/** Refuses to change the email that a person logs in with. */
export const hasLogin = {
  status: 409,
  code: 'people.has_login',
  message: 'This person logs in with this email already',
} as const;

/** Refuses to invite somebody who could not set a password. */
export const personDisabled = {
  status: 409,
  code: 'people.disabled',
  message: 'The account of this person is disabled. Enable it first.',
} as const;

export const emailTaken = {
  status: 409,
  code: 'people.email_taken',
  message: 'Another person has this email',
} as const;

/** Asks the office to confirm that two people share a phone. The message is `phoneTakenBy`. */
export const phoneTaken = {
  status: 409,
  code: 'people.phone_taken',
  message: 'Another person has this phone',
} as const;

export const invitationInvalid = {
  status: 400,
  code: 'invitations.invalid',
  message: 'This invitation was used or is too old. Ask the office for a new one.',
} as const;

/** Asks an invited person without an email for one. */
export const emailNeeded = {
  status: 400,
  code: 'invitations.email_needed',
  message: 'Enter the email you will log in with',
} as const;

/** Asks for the code that was mailed to the email of an invited person. */
export const emailCodeNeeded = {
  status: 400,
  code: 'invitations.code_needed',
  message: 'Enter the code that we have mailed to this address',
} as const;

/** Takes no Idempotency-Key, because a stored reply would contain the link. */
export const invitePerson = endpoint<DataReply<Invitation>, InvitePersonBody>({
  method: 'POST',
  path: '/admin/invite-person',
  access: 'admin',
});

export const acceptInvitation = endpoint<DataReply<AcceptedInvitation>, AcceptInvitationBody>({
  method: 'POST',
  path: '/auth/accept-invitation',
  access: 'public',
});
