import { endpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import type { Changes } from './schemas.ts';

/** How often each of the office's lists has changed, for a page that watches them. */
export const getChanges = endpoint<DataReply<Changes>>({
  method: 'GET',
  path: '/admin/changes',
  access: 'admin',
});
