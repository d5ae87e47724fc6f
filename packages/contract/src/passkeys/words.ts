/** How an authenticator is reached (WebAuthn level 3, section 5.8.4). */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof passkeyTransports)[number];

/** Characters of a passkey's name. */
export const PASSKEY_NAME_MAX = 60;
/** Passkeys of one account. */
export const MAX_PASSKEYS = 20;
/** How long a challenge waits for its passkey. */
export const PASSKEY_CHALLENGE_MINUTES = 5;

/** Toasts and errors of passkeys. */
export const passkeyMessages = {
  fetchFailed: 'Failed to fetch your passkeys',
  added: 'Passkey added',
  addFailed: 'Failed to add the passkey',
  renamed: 'Passkey renamed',
  renameFailed: 'Failed to rename the passkey',
  removed: 'Passkey removed',
  removeFailed: 'Failed to remove the passkey',
  loginFailed: 'Failed to log in with a passkey',
  reauthenticationFailed: 'Failed to confirm with a passkey',
} as const;
