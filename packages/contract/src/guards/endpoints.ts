import { createEndpoint, endpoint, listEndpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import type { AddGuardBody, CorrectGuardBody } from './entry.ts';
import type { GuardRecord, PersonTimeline } from './record.ts';
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

export const getGuardRecord = endpoint<DataReply<GuardRecord>>({
  method: 'GET',
  path: '/admin/guards/{id}/record',
  access: 'admin',
});

export const getGuardTimeline = endpoint<DataReply<PersonTimeline>>({
  method: 'GET',
  path: '/admin/guards/{id}/timeline',
  access: 'admin',
});

export const addGuard = createEndpoint<DataReply<Guard>, AddGuardBody>({
  method: 'POST',
  path: '/admin/guards',
  access: 'admin',
});

export const correctGuard = endpoint<DataReply<Guard>, CorrectGuardBody>({
  method: 'PUT',
  path: '/admin/guards',
  access: 'admin',
});
