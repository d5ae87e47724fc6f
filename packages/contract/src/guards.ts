import { createEndpoint, endpoint, listEndpoint } from './endpoint.ts';
import type {
  AddGuardBody,
  CorrectGuardBody,
  Guard,
  GuardProfile,
  GuardRecord,
  PersonTimeline,
} from './guards.schemas.ts';
import type { DataReply } from './reply.ts';

export const guardStatuses = ['available', 'assigned'] as const;
export type GuardStatus = (typeof guardStatuses)[number];

/** Statuses in the office's list. A `disabled` guard is available but has a disabled account. */
export const shownGuardStatuses = ['available', 'assigned', 'disabled'] as const;
export type ShownGuardStatus = (typeof shownGuardStatuses)[number];

/** Includes statuses that only the hosted API sends. */
export const guardStatusLabels: Record<string, string> = {
  available: 'Available',
  assigned: 'Assigned',
  'on-leave': 'On leave',
  disabled: 'Account disabled',
};

export const guardsMessages = {
  recordFailed: 'Failed to load the guard',
  added: 'Guard added',
  addFailed: 'Failed to add the guard',
  corrected: 'Details saved',
  correctFailed: 'Failed to save the details',
} as const;

export const guardMessages = {
  fetchFailed: 'Failed to fetch guards',
} as const;

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
