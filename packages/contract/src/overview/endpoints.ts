import { endpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import type { Overview } from './schemas.ts';

export const getOverview = endpoint<DataReply<Overview>>({
  method: 'GET',
  path: '/admin/overview',
  access: 'admin',
});
