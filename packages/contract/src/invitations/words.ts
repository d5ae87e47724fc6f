/** Whether a person the office knows can log in: `none` without an email, `invited` until they have set a password. */
export const loginStates = ['none', 'invited', 'active', 'disabled'] as const;
export type LoginState = (typeof loginStates)[number];

export const INVITATION_DAYS = 7;

export const invitationsMessages = {
  mailed: 'Invitation mailed',
  failed: 'Failed to invite',
  accepted: 'Password set. You can log in now.',
  acceptFailed: 'Failed to set the password',
} as const;

/** The message of the refusal `phoneTaken`. */
export const phoneTakenBy = (name: string): string => `${name} has this phone`;

/** What the office sends by WhatsApp. */
export const invitationText = (name: string, link: string): string =>
  `Namaste ${name}, this is Prahari. Set your password with this link, which works once and for ${INVITATION_DAYS} days: ${link}`;
