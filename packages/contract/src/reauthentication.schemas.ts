import * as z from 'zod/mini';
import { currentPassword, secondFactorCode } from './auth.schemas.ts';
import { tooManyTries, wrongPassword } from './auth.ts';
import { define } from './definition.ts';
import * as wire from './reauthentication.ts';
import { renewingMessageReply } from './reply.schemas.ts';
import { wrongCode } from './second-factor.ts';

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
  refusals: [wrongPassword, wrongCode, tooManyTries],
  hashes: true,
});
