import { endpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import type { SecurityApplication, UpdateSecurityApplicationBody } from './schemas.ts';

/** In a file of its own, because a browser needs it only once a form is opened. */
export const updateSecurityApplication = endpoint<
  DataReply<SecurityApplication>,
  UpdateSecurityApplicationBody
>({
  method: 'PUT',
  path: '/security/application/update',
  access: 'security',
});
