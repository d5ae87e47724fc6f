import { endpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import type { ClientApplication, UpdateClientApplicationBody } from './schemas.ts';

/** In a file of its own, because a browser needs it only once a form is opened. */
export const updateClientApplication = endpoint<DataReply<ClientApplication>, UpdateClientApplicationBody>({
  method: 'PUT',
  path: '/client/update-application',
  access: 'client',
});
