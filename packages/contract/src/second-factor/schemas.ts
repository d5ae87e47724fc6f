import * as z from 'zod/mini';
import { currentPassword, secondFactorCode } from '../auth/schemas.ts';

export const enableSecondFactorBody = z.object({
  currentPassword,
  totp: z.string({ error: 'Code is required' }).check(
    z.trim(),
    z.refine((code) => code !== '', { error: 'Code is required', abort: true }),
    z.regex(/^[0-9]{6}$/, { error: 'Code must be six digits' }),
  ),
});

export const disableSecondFactorBody = z.object({
  currentPassword,
  totp: secondFactorCode.check(z.minLength(1, { error: 'Code is required' })),
});

/** The state of an admin's second factor. Instants are UTC, ISO 8601. */
export const secondFactor = z.discriminatedUnion('on', [
  z.object({ on: z.literal(false) }),
  z.object({ on: z.literal(true), since: z.string(), recoveryCodesLeft: z.number() }),
]);
export type SecondFactor = z.output<typeof secondFactor>;

/** For an authenticator app: the secret in base32 to type, and the otpauth URI of the QR code. */
export const secondFactorSecret = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSecret = z.output<typeof secondFactorSecret>;

/** One-time codes for an admin who loses the phone, sent only once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.output<typeof recoveryCodes>;

export type EnableSecondFactorBody = z.input<typeof enableSecondFactorBody>;
export type DisableSecondFactorBody = z.input<typeof disableSecondFactorBody>;
