import { endpoint } from './endpoint.ts';
import { refusal } from './refusal.ts';
import type { DataReply, MessageReply } from './reply.ts';
import type {
  DisableSecondFactorBody,
  EnableSecondFactorBody,
  RecoveryCodes,
  SecondFactor,
  SecondFactorSecret,
} from './second-factor.schemas.ts';

export const wrongCode = refusal(
  400,
  'auth.wrong_code',
  'This code is wrong or was used before. Wait for the next one.',
);
/** Shares the error code of a wrong code: the form asks for one in both cases. */
export const codeNeeded = { ...wrongCode, message: 'Enter the code from your authenticator app' } as const;
export const secondFactorEnabled = refusal(409, 'auth.second_factor_enabled', 'Two-step login is on already');
export const secondFactorDisabled = refusal(409, 'auth.second_factor_disabled', 'Two-step login is not on');
export const secondFactorNotSetUp = refusal(409, 'auth.second_factor_not_set_up', 'Start the set-up again');
/** Refuses all calls but the set-up to an admin who lacks a required second factor. */
export const secondFactorSetUpNeeded = refusal(
  403,
  'auth.second_factor_set_up_needed',
  'Set up two-step login first',
);
/** Refuses all calls but the replacement to an admin with a generated password. */
export const passwordReplacementNeeded = refusal(
  403,
  'auth.password_replacement_needed',
  'Choose a password of your own first',
);

export const getSecondFactor = endpoint<DataReply<SecondFactor>>('GET /admin/second-factor', {
  access: 'admin',
});

export const setUpSecondFactor = endpoint<DataReply<SecondFactorSecret>>('POST /admin/second-factor/set-up', {
  access: 'admin',
});

export const enableSecondFactor = endpoint<DataReply<RecoveryCodes>, EnableSecondFactorBody>(
  'POST /admin/second-factor/enable',
  { access: 'admin' },
);

export const disableSecondFactor = endpoint<MessageReply, DisableSecondFactorBody>(
  'POST /admin/second-factor/disable',
  { access: 'admin' },
);
