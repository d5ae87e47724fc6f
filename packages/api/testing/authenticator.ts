import { Secret, TOTP } from 'otpauth';

/** Returns the app's current code, or that of another 30 s step. */
export const currentCode = (secret: string, stepsAway = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAway * 30_000 });
