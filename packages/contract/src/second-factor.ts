import { endpoint } from './endpoint.ts';
import type { DataReply, MessageReply, RenewsToken } from './reply.ts';
import type {
  DisableSecondFactorBody,
  EnableSecondFactorBody,
  ReauthenticateBody,
  RecoveryCodes,
  SecondFactor,
  SecondFactorSecret,
} from './second-factor.schemas.ts';

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
