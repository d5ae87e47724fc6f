import type { Changes } from './changes.schemas.ts';
import { endpoint } from './endpoint.ts';
import type { DataReply } from './reply.ts';

/** Returns a change counter for each of the office's lists, so that pages can watch them. */
export const getChanges = endpoint<DataReply<Changes>>({
  method: 'GET',
  path: '/admin/changes',
  access: 'admin',
});
