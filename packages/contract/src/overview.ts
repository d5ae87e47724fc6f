import { endpoint } from './endpoint.ts';
import type { Overview } from './overview.schemas.ts';
import type { DataReply } from './reply.ts';

export const getOverview = endpoint<DataReply<Overview>>({
  method: 'GET',
  path: '/admin/overview',
  access: 'admin',
});
