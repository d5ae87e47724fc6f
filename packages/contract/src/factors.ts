import { endpoint } from './endpoint.ts';
import type {
  AddPasskeyBody,
  CreationOptions,
  DisableSecondFactorBody,
  EnableSecondFactorBody,
  Passkey,
  PasskeyLoginBody,
  PasskeyReauthenticationBody,
  ReauthenticateBody,
  RecoveryCodes,
  RemovePasskeyBody,
  RenamePasskeyBody,
  RequestOptions,
  SecondFactor,
  SecondFactorSecret,
  StartPasskeyBody,
} from './factors.schemas.ts';
import type { DataReply, MessageReply, RenewsToken } from './reply.ts';
import type { LoginReply } from './sessions.schemas.ts';

export const wrongCode = {
  status: 400,
  code: 'auth.wrong_code',
  message: 'This code is wrong or was used before. Wait for the next one.',
} as const;
/** Shares the error code of a wrong code: the form asks for one in both cases. */
export const codeNeeded = { ...wrongCode, message: 'Enter the code from your authenticator app' } as const;
export const secondFactorEnabled = {
  status: 409,
  code: 'auth.second_factor_enabled',
  message: 'Two-step login is on already',
} as const;
export const secondFactorDisabled = {
  status: 409,
  code: 'auth.second_factor_disabled',
  message: 'Two-step login is not on',
} as const;
export const secondFactorNotSetUp = {
  status: 409,
  code: 'auth.second_factor_not_set_up',
  message: 'Start the set-up again',
} as const;
/** Refuses all calls but the set-up to an admin who lacks a required second factor. */
export const secondFactorSetUpNeeded = {
  status: 403,
  code: 'auth.second_factor_set_up_needed',
  message: 'Set up two-step login first',
} as const;
/** Refuses all calls but the replacement to an admin with a generated password. */
export const passwordReplacementNeeded = {
  status: 403,
  code: 'auth.password_replacement_needed',
  message: 'Choose a password of your own first',
} as const;

export const getSecondFactor = endpoint<DataReply<SecondFactor>>({
  method: 'GET',
  path: '/auth/second-factor',
  access: 'session',
});

export const setUpSecondFactor = endpoint<DataReply<SecondFactorSecret>>({
  method: 'POST',
  path: '/auth/second-factor/set-up',
  access: 'session',
});

export const enableSecondFactor = endpoint<DataReply<RecoveryCodes> & RenewsToken, EnableSecondFactorBody>({
  method: 'POST',
  path: '/auth/second-factor/enable',
  access: 'session',
  renewsToken: true,
});

export const disableSecondFactor = endpoint<MessageReply & RenewsToken, DisableSecondFactorBody>({
  method: 'POST',
  path: '/auth/second-factor/disable',
  access: 'session',
  renewsToken: true,
});

/** Refuses a call without a recent login or reauthentication. */
export const reauthenticationNeeded = {
  status: 403,
  code: 'auth.reauthentication_needed',
  message: 'Enter your password again to do this',
} as const;

export const reauthenticate = endpoint<MessageReply & RenewsToken, ReauthenticateBody>({
  method: 'POST',
  path: '/auth/reauthenticate',
  access: 'session',
  renewsToken: true,
});

/** Transports of authenticators (WebAuthn level 3, section 5.8.4). */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof passkeyTransports)[number];

export const PASSKEY_NAME_MAX = 60;
/** Passkeys of one account. */
export const MAX_PASSKEYS = 20;
export const PASSKEY_CHALLENGE_MINUTES = 5;

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

/** One refusal for an unknown, foreign, copied or late passkey, so that it does not tell which. */
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
/** Refuses a password session of an admin whose required second factor is a passkey. */
export const passkeyNeeded = {
  status: 403,
  code: 'auth.passkey_needed',
  message: 'Confirm with your passkey first',
} as const;

export const listPasskeys = endpoint<DataReply<Passkey[]>>({
  method: 'GET',
  path: '/auth/passkeys',
  access: 'session',
});

export const startPasskey = endpoint<DataReply<CreationOptions>, StartPasskeyBody>({
  method: 'POST',
  path: '/auth/passkeys/start',
  access: 'session',
});

export const addPasskey = endpoint<DataReply<Passkey> & RenewsToken, AddPasskeyBody>({
  method: 'POST',
  path: '/auth/passkeys/add',
  access: 'session',
  status: 201,
  renewsToken: true,
});

export const renamePasskey = endpoint<DataReply<Passkey>, RenamePasskeyBody>({
  method: 'POST',
  path: '/auth/passkeys/rename',
  access: 'session',
});

export const removePasskey = endpoint<MessageReply & RenewsToken, RemovePasskeyBody>({
  method: 'POST',
  path: '/auth/passkeys/remove',
  access: 'session',
  renewsToken: true,
});

export const startPasskeyLogin = endpoint<DataReply<RequestOptions>>({
  method: 'POST',
  path: '/auth/passkeys/start-login',
  access: 'public',
});

export const passkeyLogin = endpoint<LoginReply, PasskeyLoginBody>({
  method: 'POST',
  path: '/auth/passkeys/login',
  access: 'public',
});

export const startPasskeyReauthentication = endpoint<DataReply<RequestOptions>>({
  method: 'POST',
  path: '/auth/passkeys/start-reauthentication',
  access: 'session',
});

export const passkeyReauthentication = endpoint<MessageReply & RenewsToken, PasskeyReauthenticationBody>({
  method: 'POST',
  path: '/auth/passkeys/reauthenticate',
  access: 'session',
  renewsToken: true,
});
