import { listEndpoint } from '../endpoint.ts';
import type { ClientApplication } from './schemas.ts';
import { clientApplicationStatuses } from './words.ts';

/** How the lists of applications are sorted and filtered. */
export const clientApplicationList = {
  sort: [
    'name',
    'email',
    'serviceType',
    'location',
    'startDate',
    'endDate',
    'numberOfGuards',
    'status',
    'createdAt',
  ],
  status: clientApplicationStatuses,
} as const;

export const listOwnApplications = listEndpoint<ClientApplication>({
  method: 'GET',
  path: '/client/applications',
  access: 'client',
  list: clientApplicationList,
});
