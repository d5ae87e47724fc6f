import type { Assignment, GuardAssignment, WithdrawnAssignment } from '@prahari/contract/assignments.schemas';
import type { Client } from '@prahari/contract/clients.schemas';
import { nightAssignment } from './assignments.samples.ts';

/** Assignments for stories and tests. */
export const openAssignment: Assignment = {
  ...nightAssignment,
  _id: 'assignment-1',
  guard: {
    _id: 'guard-1',
    user: { _id: 'user-1', name: 'Dattatray Pawar', email: 'dattatray.pawar@example.in' },
    experience: 7,
  },
  client: {
    _id: 'client-1',
    user: { _id: 'user-2', name: 'Anand Vihar Residents’ Association', email: 'office@anandvihar.example' },
  },
  location: {
    ...nightAssignment.location,
    street: 'Main gate, B wing, 14 Prabhat Road, Lane 9',
    zipCode: '411004',
  },
  endDate: '2026-11-23',
};

export const withdrawnAssignment: WithdrawnAssignment = {
  ...openAssignment,
  _id: 'assignment-4',
  status: 'completed',
  completedAt: '2026-11-20T06:30:00.000Z',
};

export const longAssignment: Assignment = {
  ...openAssignment,
  _id: 'assignment-2',
  guard: {
    _id: 'guard-2',
    user: {
      _id: 'user-3',
      name: 'Thiruvananthapuram Venkatasubramanian Padmanabhaswamy Iyer',
      email: 'padmanabhaswamy.venkatasubramanian.thiruvananthapuram@guards.example.in',
    },
    experience: 1,
  },
  shift: '24h',
  status: 'onBreak',
  location: {
    street:
      'Plot 118/A, Shree Venkateshwara Cooperative Housing Society, behind the old textile mill, opposite the water tank',
    city: 'Ahmedabad',
    state: 'Gujarat',
    zipCode: '380009',
  },
};

export const guardAssignment: GuardAssignment = {
  ...openAssignment,
  clientName: openAssignment.client.user.name,
  shiftTiming: '20:00–08:00',
  duration: '12 days',
};

export const client: Client = {
  _id: 'client-1',
  user: openAssignment.client.user,
  serviceType: 'NIGHT_SHIFT',
  location: 'Prabhat Road, Pune',
  numberOfGuards: 3,
  status: 'assigned',
  activeAssignments: [openAssignment],
  createdAt: '2026-11-01T06:30:00.000Z',
};
