/** The same for a passkey that is unknown, of somebody else, copied, or used too late: it must not be told which. */
export const passkeyNotAccepted = {
  status: 400,
  code: 'auth.passkey_not_accepted',
  message: 'This passkey was not accepted. Try again, or use your password.',
} as const;
export const passkeyNotFound = {
  status: 404,
  code: 'auth.passkey_not_found',
  message: 'Passkey not found',
} as const;
export const passkeyKnown = {
  status: 409,
  code: 'auth.passkey_known',
  message: 'This passkey is in use already',
} as const;
export const tooManyPasskeys = {
  status: 409,
  code: 'auth.too_many_passkeys',
  message: 'You have as many passkeys as an account can have. Remove one first.',
} as const;
/** Of an admin whose second factor is a passkey, in a session that a password started, where a second factor is required. */
export const passkeyNeeded = {
  status: 403,
  code: 'auth.passkey_needed',
  message: 'Confirm with your passkey first',
} as const;
