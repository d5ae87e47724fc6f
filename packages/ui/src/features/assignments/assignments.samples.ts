import type { Assignment } from '@prahari/contract/assignments.schemas';

/** The ids of samples, in the form of the API's. */
export const sampleId = (n: number): string => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const lalita = {
  _id: sampleId(102),
  user: { _id: sampleId(2), name: 'Lalita Devi Munda', email: 'lalita@munda.example' },
};
export const tapovan = {
  _id: sampleId(201),
  user: { _id: sampleId(11), name: 'Tapovan Heights', email: 'gate@tapovan.example' },
};

/** Assignments for stories and tests. */
export const nightAssignment: Assignment = {
  _id: sampleId(301),
  guard: { ...lalita, experience: 1 },
  client: tapovan,
  shift: 'night',
  status: 'active',
  location: { street: 'Gate 2, Baner Road', city: 'Pune', state: 'Maharashtra', zipCode: '411045' },
  startDate: '2026-11-12',
  endDate: '2026-12-11',
  createdAt: '2026-11-10T05:30:00Z',
};

export const dayAssignment: Assignment = {
  ...nightAssignment,
  _id: sampleId(302),
  guard: {
    _id: sampleId(104),
    user: { _id: sampleId(4), name: 'Iqbal Ansari', email: 'iqbal@ansari.example' },
    experience: 4,
  },
  shift: 'day',
};
