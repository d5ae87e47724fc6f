import { createEndpoint, endpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import type { ClientApplication, ClientApplicationBody, UpdateClientApplicationBody } from './schemas.ts';

// In a file of their own, because a browser needs them only once a form is opened.

export const updateClientApplication = endpoint<DataReply<ClientApplication>, UpdateClientApplicationBody>({
  method: 'PUT',
  path: '/client/update-application',
  access: 'client',
});

export const submitClientApplication = createEndpoint<DataReply<ClientApplication>, ClientApplicationBody>({
  method: 'POST',
  path: '/client/submit-application',
  access: 'client',
});
