import type { Assignment } from '@prahari/contract/assignments.schemas';

/** Assignments for stories and tests. */
export const nightAssignment: Assignment = {
  _id: '01900000-0000-7000-8000-000000000301',
  guard: {
    _id: '01900000-0000-7000-8000-000000000102',
    user: {
      _id: '01900000-0000-7000-8000-000000000002',
      name: 'Lalita Devi Munda',
      email: 'lalita@munda.example',
    },
    experience: 1,
  },
  client: {
    _id: '01900000-0000-7000-8000-000000000201',
    user: {
      _id: '01900000-0000-7000-8000-000000000011',
      name: 'Tapovan Heights',
      email: 'gate@tapovan.example',
    },
  },
  shift: 'night',
  status: 'active',
  location: { street: 'Gate 2, Baner Road', city: 'Pune', state: 'Maharashtra', zipCode: '411045' },
  startDate: '2026-11-12',
  endDate: '2026-12-11',
  createdAt: '2026-11-10T05:30:00Z',
};

export const dayAssignment: Assignment = {
  ...nightAssignment,
  _id: '01900000-0000-7000-8000-000000000302',
  guard: {
    _id: '01900000-0000-7000-8000-000000000104',
    user: {
      _id: '01900000-0000-7000-8000-000000000004',
      name: 'Iqbal Ansari',
      email: 'iqbal@ansari.example',
    },
    experience: 4,
  },
  shift: 'day',
};
