import type {
  BillView,
  ClientApplicationView,
  ClientView,
  GuardView,
  SecurityApplicationView,
} from '@prahari/contract';
import { oddBill, overdueBill, paidBill, pendingBill } from '../../features/bills/bills.samples.ts';
import {
  approvedRequest,
  pendingRequest,
  rejectedRequest,
} from '../../features/client-applications/client-applications.samples.ts';
import { clientWithRoom, fullClient, unassignedClient } from '../../features/clients/clients.samples.ts';
import { assignedGuard, availableGuard, guardWithLongNames } from '../../features/guards/guards.samples.ts';
import {
  acceptedJob,
  pendingJob,
  rejectedJob,
} from '../../features/security-applications/security-applications.samples.ts';

/** All an office has, for stories. */
export interface Office {
  guards: GuardView[];
  clients: ClientView[];
  bills: BillView[];
  requests: ClientApplicationView[];
  jobs: SecurityApplicationView[];
}

const names = [
  'Anand Vihar Residents’ Association',
  'Bharucha Diagnostics',
  'Dnyaneshwar Vidyalaya',
  'Meghdoot Textiles',
  'Ujjwal Cold Storage',
  'Zainab Memorial Library',
  'Godavari Rice Mills',
];
const people = [
  'Gopal Bisht',
  'Farida Sheikh',
  'Joseph Kurian',
  'Mangal Kharat',
  'Nirmala Oraon',
  'Tashi Dorje',
];

export const emptyOffice = (): Office => ({ guards: [], clients: [], bills: [], requests: [], jobs: [] });

/** An office on an ordinary day. */
export const ordinaryOffice = (): Office => ({
  guards: [
    availableGuard,
    assignedGuard,
    guardWithLongNames,
    ...people.flatMap((name, index) =>
      [1, 2].map((turn) => ({
        ...(index % 2 ? availableGuard : assignedGuard),
        _id: `01900000-0000-7000-8000-0000000007${index}${turn}`,
        user: {
          _id: `u${index}${turn}`,
          name: turn === 1 ? name : `${name} II`,
          email: `g${index}${turn}@prahari.example`,
        },
        experience: 3 + index * turn,
        rating: 3 + index / 5,
      })),
    ),
  ],
  clients: [
    clientWithRoom,
    fullClient,
    unassignedClient,
    ...names.map((name, index) => ({
      ...(index % 3 === 0 ? unassignedClient : fullClient),
      _id: `01900000-0000-7000-8000-00000000080${index}`,
      user: { _id: `c${index}`, name, email: `office${index}@client.example` },
      unpaid: index % 2 ? 0 : 46500 * (index + 1),
    })),
  ],
  bills: [
    pendingBill,
    overdueBill,
    paidBill,
    ...names.map((name, index) => ({
      ...([pendingBill, overdueBill, paidBill][index % 3] ?? oddBill),
      _id: `01900000-0000-7000-8000-00000000090${index}`,
      billNumber: `PR/26-27/00009${index}`,
      client: { _id: `c${index}`, user: { _id: `c${index}`, name, email: `office${index}@client.example` } },
      amount: 23500.25 * (index + 1),
    })),
  ],
  requests: [
    pendingRequest,
    { ...pendingRequest, _id: '01900000-0000-7000-8000-000000000509', numberOfGuards: 2 },
    approvedRequest,
    rejectedRequest,
  ],
  jobs: [pendingJob, acceptedJob, rejectedJob],
});
