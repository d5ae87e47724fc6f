import { passkeyNeeded } from '@prahari/contract/passkeys';
import { passwordReplacementNeeded, secondFactorSetUpNeeded } from '@prahari/contract/second-factor';
import type { MiddlewareHandler } from 'hono';
import { AppError, noSession } from '../AppError.ts';
import type { AppEnv } from './context.ts';

/** The path where admins set up a second factor. They replace passwords below `/auth`. */
export const SET_UP_PATH = '/admin/second-factor';

/**
 * Refuses admins without a second factor or with a generated password, except to set these up. An
 * admin with a passkey must use it, so that a password alone adds no second factor.
 */
export const requireSetUp =
  (hasPasskey: (userId: string) => Promise<boolean>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const caller = c.get('caller');
    if (!caller) throw noSession();
    if (!caller.hasSecondFactor && (await hasPasskey(caller.id))) throw new AppError(passkeyNeeded);
    if (c.req.path.startsWith(`/api${SET_UP_PATH}`)) return next();
    if (caller.isPasswordGenerated) throw new AppError(passwordReplacementNeeded);
    if (!caller.hasSecondFactor) throw new AppError(secondFactorSetUpNeeded);
    return next();
  };
