import { endpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import type { Changes } from './schemas.ts';

export const getChanges = endpoint<DataReply<Changes>>({
  method: 'GET',
  path: '/admin/changes',
  access: 'admin',
});
