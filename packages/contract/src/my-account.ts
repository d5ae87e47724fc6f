import { endpoint } from './endpoint.ts';
import type { EmailChange, KeepEmailBody, KeptEmail, OtpBody } from './my-account.schemas.ts';
import type { DataReply, RenewsToken } from './reply.ts';

export const accountMessages = {
  fetchFailed: 'Failed to fetch your account',
  passwordChanged: 'Password changed. Your other sessions have ended.',
  passwordFailed: 'Failed to change the password',
  reauthenticationFailed: 'Failed to confirm the password',
  sessionsFailed: 'Failed to fetch sessions',
  sessionEnded: 'Session ended',
  sessionFailed: 'Failed to end the session',
  othersEnded: 'All other sessions ended',
  othersFailed: 'Failed to end the other sessions',
  secondFactorFetchFailed: 'Failed to fetch two-step login',
  setUpFailed: 'Failed to start the set-up',
  secondFactorEnabled: 'Two-step login turned on',
  enableFailed: 'Failed to turn on two-step login',
  secondFactorDisabled: 'Two-step login turned off',
  disableFailed: 'Failed to turn off two-step login',
  codesCopied: 'Recovery codes copied',
  copyFailed: 'Could not copy. Select the codes and copy them yourself.',
} as const;

/** A new email waits this long for its code, and the former one can come back this long after. */
export const EMAIL_CHANGE_DAYS = 7;

export const emailChangeMessages = {
  fetchFailed: 'Failed to fetch your new email',
  confirmed: 'Your new email counts from now on',
  confirmFailed: 'Failed to confirm the new email',
  kept: 'Your former email counts again. Set a new password now.',
  keepFailed: 'Failed to bring the former email back',
} as const;

export const noEmailChange = {
  status: 404,
  code: 'email_changes.none',
  message: 'No new email waits for a code. Ask the office again.',
} as const;

export const keepEmailInvalid = {
  status: 400,
  code: 'email_changes.link_invalid',
  message: 'This link was used or is too old. Call the office.',
} as const;

/** Tells which new email the office has entered; null once its code was entered. */
export const getEmailChange = endpoint<DataReply<EmailChange | null>>({
  method: 'GET',
  path: '/auth/email-change',
  access: 'session',
});

/** Makes the new email count by the code that was mailed to it. */
export const confirmEmail = endpoint<DataReply<EmailChange> & RenewsToken, OtpBody>({
  method: 'POST',
  path: '/auth/email-change',
  access: 'session',
  renewsToken: true,
});

/** Keeps or brings back the former email by the token of a mailed link. */
export const keepEmail = endpoint<DataReply<KeptEmail>, KeepEmailBody>({
  method: 'POST',
  path: '/auth/keep-email',
  access: 'public',
});
