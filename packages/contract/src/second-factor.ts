import * as z from 'zod/mini';
import { currentPassword, secondFactorCode, tooManyTries, wrongPassword } from './auth.ts';
import { dataReply, endpoint, messageReply } from './endpoint.ts';

export const switchOnBody = z.object({
  currentPassword,
  totp: z.string({ error: 'Code is required' }).check(
    z.trim(),
    z.refine((code) => code !== '', { error: 'Code is required', abort: true }),
    z.regex(/^[0-9]{6}$/, { error: 'Code must be six digits' }),
  ),
});

export const switchOffBody = z.object({
  currentPassword,
  totp: secondFactorCode.check(z.minLength(1, { error: 'Code is required' })),
});

/** Whether an admin's logins ask for a code as well. Instants are UTC, ISO 8601. */
export const secondFactor = z.discriminatedUnion('on', [
  z.object({ on: z.literal(false) }),
  z.object({ on: z.literal(true), since: z.string(), recoveryCodesLeft: z.number() }),
]);
export type SecondFactor = z.output<typeof secondFactor>;

/** What an authenticator app is given: the secret in base32 for typing, and the otpauth address of a QR code. */
export const secondFactorSecret = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSecret = z.output<typeof secondFactorSecret>;

export const wrongCode = {
  status: 400,
  code: 'auth.wrong_code',
  message: 'This code is wrong or was used before. Wait for the next one.',
} as const;
export const secondFactorIsOn = {
  status: 409,
  code: 'auth.second_factor_is_on',
  message: 'The second factor is on already',
} as const;
export const secondFactorIsOff = {
  status: 409,
  code: 'auth.second_factor_is_off',
  message: 'The second factor is not on',
} as const;
export const secondFactorNotSetUp = {
  status: 409,
  code: 'auth.second_factor_not_set_up',
  message: 'Start the set-up again',
} as const;

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/admin/second-factor',
  access: 'admin',
  summary: 'Whether the admin who asks has switched on a second factor.',
  reply: () => dataReply(secondFactor),
});

export const setUpSecondFactor = endpoint({
  method: 'POST',
  path: '/admin/second-factor/set-up',
  access: 'admin',
  summary: 'Make a secret for an authenticator app (RFC 6238: SHA-1, six digits, 30 s). Nothing is on yet.',
  reply: () => dataReply(secondFactorSecret),
  refusals: [secondFactorIsOn],
});

export const switchOnSecondFactor = endpoint({
  method: 'POST',
  path: '/admin/second-factor/switch-on',
  access: 'admin',
  summary: 'Switch on with a code of the app; gives ten recovery codes, once, and ends the other sessions.',
  body: switchOnBody,
  reply: () => dataReply(z.object({ recoveryCodes: z.array(z.string()) })),
  refusals: [wrongPassword, wrongCode, secondFactorIsOn, secondFactorNotSetUp, tooManyTries],
});

export const switchOffSecondFactor = endpoint({
  method: 'POST',
  path: '/admin/second-factor/switch-off',
  access: 'admin',
  summary: 'Switch off with a code of the app or a recovery code; ends the other sessions.',
  body: switchOffBody,
  reply: messageReply,
  refusals: [wrongPassword, wrongCode, secondFactorIsOff, tooManyTries],
});
