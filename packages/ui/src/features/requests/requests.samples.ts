import type { ClientApplication } from '@prahari/contract/applications.schemas';
import { sampleId } from '../assignments/assignments.samples.ts';

/** Clients’ requests for stories and tests. */
export const pendingRequest: ClientApplication = {
  _id: '01900000-0000-7000-8000-000000000501',
  user: { _id: sampleId(21), name: 'Khan & Daughters Wedding Lawns', email: 'bookings@khanlawns.example' },
  serviceType: 'EVENT_SECURITY',
  location: 'Ashiana Road, Lucknow',
  startDate: '2026-12-04',
  endDate: '2026-12-06',
  numberOfGuards: 12,
  additionalDetails: 'Four guards at the gate, the others around the lawn.\nCars are parked along the canal.',
  status: 'pending',
  createdAt: '2026-11-17T05:30:00Z',
};

export const approvedRequest: ClientApplication = {
  ...pendingRequest,
  _id: '01900000-0000-7000-8000-000000000502',
  user: { ...pendingRequest.user, name: 'Bharucha Diagnostics', email: 'facilities@bharucha.example' },
  serviceType: 'FULL_TIME',
  status: 'approved',
  record: { kind: 'client', _id: '01900000-0000-7000-8000-000000000022' },
  additionalDetails: '',
};

export const rejectedRequest: ClientApplication = {
  ...pendingRequest,
  _id: '01900000-0000-7000-8000-000000000503',
  status: 'rejected',
};

/** As the hosted API may send it. */
export const cancelledRequest = {
  ...pendingRequest,
  _id: '64f1c0ffee0000000000e001',
  user: { _id: '64f1c0ffee0000000000e002', name: 'Not given', email: '' },
  status: 'cancelled' as string,
  serviceType: 'patrol' as string,
} as ClientApplication;

export const requestWithLongNames: ClientApplication = {
  ...pendingRequest,
  _id: '01900000-0000-7000-8000-000000000504',
  user: {
    ...pendingRequest.user,
    name: 'Shree Venkateshwara Cooperative Housing Society and Residents’ Welfare Association',
    email: 'the.managing.committee.of.all.four.wings@venkateshwara-cooperative.example',
  },
  location:
    'Plot 118/A, behind the old telegraph office, Venkatanarasimharajuvaripeta Main Road, Ramachandrapuram, Andhra Pradesh 533255',
  numberOfGuards: 1200,
  additionalDetails: 'Every gate has a name, and the guards should know all of them. '.repeat(12),
};
