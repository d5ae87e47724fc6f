import { passkeyNeeded } from '@prahari/contract/passkeys';
import { passwordReplacementNeeded, secondFactorSetUpNeeded } from '@prahari/contract/second-factor';
import type { MiddlewareHandler } from 'hono';
import { noSession, refusal } from '../AppError.ts';
import type { AppEnv } from './context.ts';

/** Below it an admin sets up a second factor. The password is replaced below `/auth`. */
export const SET_UP_PATH = '/admin/second-factor';

/**
 * Refuses admins without a second factor or with a generated password all calls but those that set them up. Whoever has a passkey uses
 * it: a password alone must not set up a second factor beside it.
 */
export const requireSetUp =
  (hasPasskey: (userId: string) => Promise<boolean>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const caller = c.get('caller');
    if (!caller) throw noSession();
    if (!caller.hasSecondFactor && (await hasPasskey(caller.id))) throw refusal(passkeyNeeded);
    if (c.req.path.startsWith(`/api${SET_UP_PATH}`)) return next();
    if (caller.isPasswordGenerated) throw refusal(passwordReplacementNeeded);
    if (!caller.hasSecondFactor) throw refusal(secondFactorSetUpNeeded);
    return next();
  };
