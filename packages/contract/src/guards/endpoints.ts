import { endpoint, listEndpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import type { Guard, GuardProfile } from './schemas.ts';
import { shownGuardStatuses } from './words.ts';

export const listGuards = listEndpoint<Guard>({
  method: 'GET',
  path: '/admin/guards',
  access: 'admin',
  list: {
    sort: ['name', 'email', 'status', 'experience', 'rating', 'createdAt'],
    status: shownGuardStatuses,
  },
});

export const getGuardProfile = endpoint<DataReply<GuardProfile | null>>({
  method: 'GET',
  path: '/security/profile',
  access: 'security',
});
