import { passkeyNeeded, passwordReplacementNeeded, secondFactorSetUpNeeded } from '@prahari/contract/factors';
import type { MiddlewareHandler } from 'hono';
import { AppError, noSession } from '../AppError.ts';
import type { AppEnv } from './context.ts';

type HasPasskey = (userId: string) => Promise<boolean>;

/** Refuses an admin whose passkey the session lacks: a thief of the password could add a second factor. */
export const requireOwnPasskey =
  (hasPasskey: HasPasskey): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const caller = c.get('caller');
    if (caller?.role === 'admin' && !caller.hasSecondFactor && (await hasPasskey(caller.id)))
      throw new AppError(passkeyNeeded);
    return next();
  };

/** Refuses admins without a second factor or with a generated password. They set these up below `/auth`. */
export const requireSetUp: MiddlewareHandler<AppEnv> = (c, next) => {
  const caller = c.get('caller');
  if (!caller) throw noSession();
  if (caller.isPasswordGenerated) throw new AppError(passwordReplacementNeeded);
  if (!caller.hasSecondFactor) throw new AppError(secondFactorSetUpNeeded);
  return next();
};
