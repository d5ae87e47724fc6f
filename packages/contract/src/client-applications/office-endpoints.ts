import { endpoint } from '../endpoint.ts';
import type { DataReply, Undoable } from '../reply.ts';
import type { ApplicationIdBody } from '../security-applications/schemas.ts';
import type { ClientApplication, RespondToClientApplicationBody } from './schemas.ts';

export const respondToClientApplication = endpoint<
  DataReply<ClientApplication> & Undoable,
  RespondToClientApplicationBody
>({
  method: 'POST',
  path: '/admin/accept-application',
  access: 'admin',
});

export const reopenClientApplication = endpoint<DataReply<ClientApplication>, ApplicationIdBody>({
  method: 'POST',
  path: '/admin/reopen-application',
  access: 'admin',
});
