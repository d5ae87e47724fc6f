import { endpoint } from './endpoint.ts';
import type { Overview } from './overview.schemas.ts';
import type { DataReply } from './reply.ts';

export const getOverview = endpoint<DataReply<Overview>>('GET /admin/overview', { access: 'admin' });
