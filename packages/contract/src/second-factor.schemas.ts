import * as z from 'zod/mini';
import { currentPassword, secondFactorCode } from './auth.schemas.ts';
import { tooManyTries, wrongPassword } from './auth.ts';
import { define } from './definition.ts';
import { dataReply, renewingMessageReply, renewingReply } from './reply.schemas.ts';
import { instant } from './reply-fields.ts';
import * as wire from './second-factor.ts';

export const enableSecondFactorBody = z.object({
  currentPassword,
  totp: z.string({ error: 'Code is required' }).check(
    // Apps show `123 456`.
    z.overwrite((typed) => typed.replace(/\s/g, '')),
    z.refine((code) => code !== '', { error: 'Code is required', abort: true }),
    z.regex(/^[0-9]{6}$/, { error: 'Code must be six digits' }),
  ),
});

export const disableSecondFactorBody = z.object({
  currentPassword,
  totp: secondFactorCode.check(z.minLength(1, { error: 'Code is required' })),
});

/** The state of a person's second factor. Instants are UTC, ISO 8601. */
export const secondFactor = z.discriminatedUnion('on', [
  z.object({ on: z.literal(false) }),
  z.object({ on: z.literal(true), since: instant, recoveryCodesLeft: z.number() }),
]);
export type SecondFactor = z.output<typeof secondFactor>;

/** The secret for an authenticator app, in base32 and as the otpauth URI of a QR code. */
export const secondFactorSecret = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSecret = z.output<typeof secondFactorSecret>;

/** One-time codes for somebody who loses the phone, shown only once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.output<typeof recoveryCodes>;

export type EnableSecondFactorBody = z.input<typeof enableSecondFactorBody>;
export type DisableSecondFactorBody = z.input<typeof disableSecondFactorBody>;

export const getSecondFactor = define(wire.getSecondFactor, {
  summary: 'Whether the caller has enabled a second factor.',
  reply: dataReply(secondFactor),
});

export const setUpSecondFactor = define(wire.setUpSecondFactor, {
  summary:
    'Create a secret for an authenticator app (RFC 6238: SHA-1, six digits, 30 s), without enabling it.',
  reply: dataReply(secondFactorSecret),
  refusals: [wire.secondFactorEnabled],
});

export const enableSecondFactor = define(wire.enableSecondFactor, {
  summary:
    'Enable with a code of the app; ends the other sessions and returns ten recovery codes, only this once.',
  body: enableSecondFactorBody,
  reply: renewingReply(recoveryCodes),
  refusals: [
    wrongPassword,
    wire.wrongCode,
    wire.secondFactorEnabled,
    wire.secondFactorNotSetUp,
    tooManyTries,
  ],
  hashes: true,
});

export const disableSecondFactor = define(wire.disableSecondFactor, {
  summary: 'Disable with a code of the app or a recovery code; ends the other sessions.',
  body: disableSecondFactorBody,
  reply: renewingMessageReply,
  refusals: [wrongPassword, wire.wrongCode, wire.secondFactorDisabled, tooManyTries],
  hashes: true,
});

export const reauthenticateBody = z.object({
  currentPassword,
  /** Needed with two-step login. */
  totp: z.optional(secondFactorCode),
});
export type ReauthenticateBody = z.input<typeof reauthenticateBody>;

export const reauthenticate = define(wire.reauthenticate, {
  summary:
    'Confirm the password again and, with two-step login, a code as well. Some calls need it when the login is older than 15 minutes.',
  body: reauthenticateBody,
  reply: renewingMessageReply,
  refusals: [wrongPassword, wire.wrongCode, tooManyTries],
  hashes: true,
});
