import type { Assignment } from '@prahari/contract/assignments.schemas';
import type { ClientWithDues } from '@prahari/contract/clients.schemas';
import { nightAssignment, sampleId, tapovan } from '../assignments/assignments.samples.ts';
import type { ClientRow } from './client-row.ts';

const assignmentOf = (n: number, name: string): Assignment => ({
  ...nightAssignment,
  _id: sampleId(300 + n),
  guard: {
    _id: sampleId(100 + n),
    user: { _id: sampleId(n), name, email: `guard${n}@prahari.example` },
    experience: n,
  },
  shift: n === 1 ? 'night' : 'day',
});

/** Clients for stories and tests. */
export const clientWithRoom: ClientWithDues = {
  ...tapovan,
  phone: '+91 20 5550 1428',
  serviceType: 'FULL_TIME',
  location: 'Baner Road, Pune',
  numberOfGuards: 3,
  status: 'assigned',
  activeAssignments: [assignmentOf(1, 'Lalita Devi Munda')],
  createdAt: '2026-01-04T05:30:00Z',
  unpaid: 1842000,
};

export const fullClient: ClientWithDues = {
  ...clientWithRoom,
  _id: '01900000-0000-7000-8000-000000000202',
  user: {
    _id: '01900000-0000-7000-8000-000000000012',
    name: 'Shree Venkateshwara Cooperative Housing Society and Residents’ Welfare Association',
    email: 'managing.committee@venkateshwara.example',
  },
  serviceType: 'NIGHT_SHIFT',
  numberOfGuards: 2,
  activeAssignments: [assignmentOf(1, 'Lalita Devi Munda'), assignmentOf(2, 'Iqbal Ansari')],
  unpaid: 78250.5,
};

export const unassignedClient: ClientWithDues = {
  ...clientWithRoom,
  _id: '01900000-0000-7000-8000-000000000203',
  user: { _id: sampleId(13), name: 'St. Aloysius Hostel', email: 'warden@aloysius.example' },
  serviceType: 'DAY_SHIFT',
  location: 'Light House Hill, Mangaluru',
  numberOfGuards: 1,
  status: 'unassigned',
  activeAssignments: [],
  unpaid: 0,
};

/** As the hosted API sends it: without requested guards and unpaid amount. */
export const hostedApiClient: ClientRow = {
  ...unassignedClient,
  _id: '64f1c0ffee0000000000c001',
  serviceType: 'vip-escort' as string as ClientRow['serviceType'],
  numberOfGuards: undefined,
  unpaid: undefined,
};
