import * as z from 'zod/mini';
import { currentPassword, secondFactorCode } from '../auth/schemas.ts';

export const reauthenticateBody = z.object({
  currentPassword,
  /** Needed from an admin with two-step login. */
  totp: z.optional(secondFactorCode),
});
export type ReauthenticateBody = z.input<typeof reauthenticateBody>;
