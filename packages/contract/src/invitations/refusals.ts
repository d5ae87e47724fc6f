export const personNotFound = { status: 404, code: 'people.not_found', message: 'Person not found' } as const;

export const noEmail = {
  status: 409,
  code: 'people.no_email',
  message: 'This person has no email. Add one first',
} as const;

/** The email of a person who has a password is their login. */
export const hasLogin = {
  status: 409,
  code: 'people.has_login',
  message: 'This person logs in with this email already',
} as const;

export const emailTaken = {
  status: 409,
  code: 'people.email_taken',
  message: 'Another person has this email',
} as const;

/** The office can confirm that both use the phone. The message of the reply is `phoneTakenBy`. */
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
