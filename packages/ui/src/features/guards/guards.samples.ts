import type { Guard } from '@prahari/contract/guards.schemas';
import { lalita, nightAssignment, sampleId } from '../assignments/assignments.samples.ts';

/** Guards for stories and tests. */
export const availableGuard: Guard = {
  _id: '01900000-0000-7000-8000-000000000101',
  user: { _id: sampleId(1), name: 'Suresh Gaikwad', email: 'suresh@gaikwad.example' },
  status: 'available',
  experience: 6,
  specialization: ['Night patrol', 'Fire safety'],
  currentAssignment: null,
  rating: 4.5,
  reviews: [
    {
      rating: 5,
      comment: 'Knows every car by now.',
      clientName: 'Tapovan Heights',
      createdAt: '2026-10-02T05:30:00Z',
    },
    { rating: 4, comment: '', clientName: 'Meghdoot Textiles', createdAt: '2026-08-11T05:30:00Z' },
  ],
  createdAt: '2026-01-04T05:30:00Z',
};

export const assignedGuard: Guard = {
  ...lalita,
  status: 'assigned',
  experience: 1,
  specialization: ['Reception'],
  currentAssignment: nightAssignment,
  rating: 0,
  reviews: [],
  createdAt: '2026-02-04T05:30:00Z',
};

export const disabledGuard: Guard = { ...availableGuard, status: 'disabled' };

/** As the hosted API may send it. */
export const guardOnLeave = {
  ...availableGuard,
  _id: '64f1c0ffee0000000000a001',
  user: { _id: '64f1c0ffee0000000000b001', name: 'Not given', email: '' },
  status: 'on-leave' as string,
  specialization: [],
  reviews: [],
  rating: 3,
} as Guard;

export const guardWithLongNames: Guard = {
  ...availableGuard,
  _id: '01900000-0000-7000-8000-000000000103',
  user: {
    _id: sampleId(3),
    name: 'Venkatanarasimharajuvaripeta Subrahmanyam Chandrashekhara Rao',
    email: 'venkatanarasimharajuvaripeta.subrahmanyam@chandrashekhararao.example',
  },
  specialization: ['Close protection of travelling persons', 'Crowd control at large gatherings'],
};
