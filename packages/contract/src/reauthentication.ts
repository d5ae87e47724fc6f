import { endpoint } from './endpoint.ts';
import type { ReauthenticateBody } from './reauthentication.schemas.ts';
import type { MessageReply, RenewsToken } from './reply.ts';

/** Refuses a call without a recent login or reauthentication. */
export const reauthenticationNeeded = {
  status: 403,
  code: 'auth.reauthentication_needed',
  message: 'Enter your password again to do this',
} as const;

export const reauthenticate = endpoint<MessageReply & RenewsToken, ReauthenticateBody>({
  method: 'POST',
  path: '/auth/reauthenticate',
  access: 'session',
  renewsToken: true,
});
