import type { Bill } from '@prahari/contract/bills.schemas';
import { tapovan } from '../assignments/assignments.samples.ts';
import { fullClient } from '../clients/clients.samples.ts';

/** Bills for stories and tests. */
export const pendingBill: Bill = {
  _id: '01900000-0000-7000-8000-000000000401',
  billNumber: 'PR/26-27/000118',
  client: tapovan,
  amount: 1842000,
  dueDate: '2026-11-20',
  description: 'Six guards, day and night, November 2026',
  driveLink: 'https://drive.example/bills/118',
  status: 'pending',
  createdAt: '2026-11-01T05:30:00Z',
};

export const overdueBill: Bill = {
  ...pendingBill,
  _id: '01900000-0000-7000-8000-000000000402',
  billNumber: 'PR/26-27/000109',
  client: { _id: fullClient._id, user: fullClient.user },
  amount: 78250.5,
  dueDate: '2026-11-05',
  status: 'overdue',
};

export const paidBill: Bill = {
  ...pendingBill,
  _id: '01900000-0000-7000-8000-000000000403',
  billNumber: 'PR/26-27/000104',
  amount: 318600,
  dueDate: '2026-10-31',
  status: 'paid',
};

/** As the hosted API may send it: unknown status, no number, unsafe link. */
export const hostedApiBill = {
  ...pendingBill,
  _id: '64f1c0ffee0000000000d001',
  billNumber: '',
  status: 'partially-paid' as string,
  driveLink: 'javascript:alert(1)',
} as Bill;

/** Long names and texts. */
export const billWithLongText: Bill = {
  ...overdueBill,
  _id: '01900000-0000-7000-8000-000000000404',
  amount: 123456789.99,
  description:
    'Eighteen guards for nine nights of the festival, a supervisor, torches, two radios, tea at midnight and a relief guard on the three Sundays',
};
