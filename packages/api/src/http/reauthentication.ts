import { REAUTHENTICATION_MINUTES } from '@prahari/contract/constants';
import { reauthenticationNeeded } from '@prahari/contract/second-factor';
import type { MiddlewareHandler } from 'hono';
import { AppError, noSession } from '../AppError.ts';
import type { AppEnv, Caller } from './context.ts';

const VALID_MS = REAUTHENTICATION_MINUTES * 60_000;

/** Refuses a session whose password was not proven recently: its computer may be left alone. @throws reauthenticationNeeded */
export function assertReauthenticated({ provenAt }: Pick<Caller, 'provenAt'>): void {
  if (Date.now() - Date.parse(provenAt) >= VALID_MS) throw new AppError(reauthenticationNeeded);
}

/** Refuses a call of such a session. */
export const requireReauthentication: MiddlewareHandler<AppEnv> = (c, next) => {
  const caller = c.get('caller');
  if (!caller) throw noSession();
  assertReauthenticated(caller);
  return next();
};
