import { endpoint } from '../endpoint.ts';
import type { MessageReply } from '../reply.ts';
import type { ReauthenticateBody } from './schemas.ts';

export const reauthenticate = endpoint<MessageReply, ReauthenticateBody>({
  method: 'POST',
  path: '/auth/reauthenticate',
  access: 'session',
});
