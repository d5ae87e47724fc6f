import type { Assignment } from '@prahari/contract/assignments.schemas';
import type { ClientWithDues } from '@prahari/contract/clients.schemas';
import type { ClientRow } from './client-row.ts';

const openAssignment = (number: number, name: string): Assignment => ({
  _id: `01900000-0000-7000-8000-00000000030${number}`,
  guard: {
    _id: `01900000-0000-7000-8000-00000000010${number}`,
    user: {
      _id: `01900000-0000-7000-8000-00000000000${number}`,
      name,
      email: `guard${number}@prahari.example`,
    },
    experience: number,
  },
  client: {
    _id: '01900000-0000-7000-8000-000000000201',
    user: {
      _id: '01900000-0000-7000-8000-000000000011',
      name: 'Tapovan Heights',
      email: 'gate@tapovan.example',
    },
  },
  shift: number === 1 ? 'night' : 'day',
  status: 'active',
  location: { street: 'Gate 2, Baner Road', city: 'Pune', state: 'Maharashtra', zipCode: '411045' },
  startDate: '2026-11-12',
  endDate: '2026-12-11',
  createdAt: '2026-11-10T05:30:00Z',
});

/** Clients for stories and tests. */
export const clientWithRoom: ClientWithDues = {
  _id: '01900000-0000-7000-8000-000000000201',
  user: {
    _id: '01900000-0000-7000-8000-000000000011',
    name: 'Tapovan Heights',
    email: 'gate@tapovan.example',
  },
  phone: '+91 20 5550 1428',
  serviceType: 'FULL_TIME',
  location: 'Baner Road, Pune',
  numberOfGuards: 3,
  status: 'assigned',
  activeAssignments: [openAssignment(1, 'Lalita Devi Munda')],
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
  activeAssignments: [openAssignment(1, 'Lalita Devi Munda'), openAssignment(2, 'Iqbal Ansari')],
  unpaid: 78250.5,
};

export const unassignedClient: ClientWithDues = {
  ...clientWithRoom,
  _id: '01900000-0000-7000-8000-000000000203',
  user: {
    _id: '01900000-0000-7000-8000-000000000013',
    name: 'St. Aloysius Hostel',
    email: 'warden@aloysius.example',
  },
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
