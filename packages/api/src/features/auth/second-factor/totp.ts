import { Secret, TOTP } from 'otpauth';

/** The parameters that every authenticator app supports (RFC 6238). */
const STEP_SECONDS = 30;
const TOTP_OPTIONS = { issuer: 'Prahari', algorithm: 'SHA1', digits: 6, period: STEP_SECONDS } as const;
/** Accepts the steps before and after as well, because clocks differ (RFC 6238, section 5.2). */
const STEPS_AROUND = 1;

/** Returns 160 random bits in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the QR code's content, `otpauth://totp/…`. */
export const otpauthUri = (secret: string, email: string): string =>
  new TOTP({ ...TOTP_OPTIONS, label: email, secret: Secret.fromBase32(secret) }).toString();

/** Returns the step of a code, counted from 1970, or undefined for an invalid one. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = TOTP.validate({
    ...TOTP_OPTIONS,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp: now,
    window: STEPS_AROUND,
  });
  return delta === null ? undefined : Math.floor(now / 1000 / STEP_SECONDS) + delta;
}
