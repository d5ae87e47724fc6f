import { endpoint } from './endpoint.ts';
import type { ReauthenticateBody } from './reauthentication.schemas.ts';
import { refusal } from './refusal.ts';
import type { MessageReply } from './reply.ts';

/** Refuses a call without a recent login or reauthentication. */
export const reauthenticationNeeded = refusal(
  403,
  'auth.reauthentication_needed',
  'Enter your password again to do this',
);

export const reauthenticate = endpoint<MessageReply, ReauthenticateBody>('POST /auth/reauthenticate', {
  access: 'session',
});
