import { endpoint } from './endpoint.ts';
import type { DataReply, MessageReply } from './reply.ts';
import type {
  DisableSecondFactorBody,
  EnableSecondFactorBody,
  RecoveryCodes,
  SecondFactor,
  SecondFactorSecret,
} from './second-factor.schemas.ts';

export const wrongCode = {
  status: 400,
  code: 'auth.wrong_code',
  message: 'This code is wrong or was used before. Wait for the next one.',
} as const;
/** Shares the error code of a wrong one, because the caller asks for a code in both cases. */
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
/** Of every call of an admin without a second factor, where one is required; only the set-up is open. */
export const secondFactorSetUpNeeded = {
  status: 403,
  code: 'auth.second_factor_set_up_needed',
  message: 'Set up two-step login first',
} as const;
/** As `secondFactorSetUpNeeded`, of an admin whose password is still the generated one. */
export const passwordReplacementNeeded = {
  status: 403,
  code: 'auth.password_replacement_needed',
  message: 'Choose a password of your own first',
} as const;

export const getSecondFactor = endpoint<DataReply<SecondFactor>>({
  method: 'GET',
  path: '/admin/second-factor',
  access: 'admin',
});

export const setUpSecondFactor = endpoint<DataReply<SecondFactorSecret>>({
  method: 'POST',
  path: '/admin/second-factor/set-up',
  access: 'admin',
});

export const enableSecondFactor = endpoint<DataReply<RecoveryCodes>, EnableSecondFactorBody>({
  method: 'POST',
  path: '/admin/second-factor/enable',
  access: 'admin',
});

export const disableSecondFactor = endpoint<MessageReply, DisableSecondFactorBody>({
  method: 'POST',
  path: '/admin/second-factor/disable',
  access: 'admin',
});
