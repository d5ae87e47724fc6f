import type { Changes } from './changes.schemas.ts';
import { endpoint } from './endpoint.ts';
import type { DataReply } from './reply.ts';

/** How often each of the office's lists has changed, for a page that watches them. */
export const getChanges = endpoint<DataReply<Changes>>({
  method: 'GET',
  path: '/admin/changes',
  access: 'admin',
});
