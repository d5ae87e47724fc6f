import { Secret, TOTP } from 'otpauth';

/** What an authenticator app shows now, or so many 30 s steps from now. */
export const currentCode = (secret: string, stepsAway = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAway * 30_000 });
