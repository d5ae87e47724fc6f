import { endpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import type { FindBody, Found } from './schemas.ts';

/** A POST, so that names and phone numbers do not stand in the logs of proxies. */
export const find = endpoint<DataReply<Found[]>, FindBody>({
  method: 'POST',
  path: '/admin/find',
  access: 'admin',
});
