import type { BulkBody, BulkResult } from './bulk.schemas.ts';
import { endpoint } from './endpoint.ts';
import type { DataReply } from './reply.ts';

export const bulkActions = [
  'acceptClientApplications',
  'declineClientApplications',
  'acceptSecurityApplications',
  'declineSecurityApplications',
  'withdrawGuards',
  'markBillsPaid',
] as const;
export type BulkAction = (typeof bulkActions)[number];

/** The words of each action, and the status of its rows afterwards. */
const effects: Record<BulkAction, readonly [noun: string, done: string, status: string]> = {
  acceptClientApplications: ['application', 'approved', 'approved'],
  declineClientApplications: ['application', 'declined', 'rejected'],
  acceptSecurityApplications: ['application', 'accepted', 'accepted'],
  declineSecurityApplications: ['application', 'declined', 'rejected'],
  withdrawGuards: ['guard', 'withdrawn', 'available'],
  markBillsPaid: ['bill', 'marked as paid', 'paid'],
};

export const statusAfter = (action: BulkAction): string => effects[action][2];

/** The message for the number of rows done: `3 bills marked as paid`. */
export const bulkDone = (action: BulkAction, rows: number): string =>
  `${rows} ${effects[action][0]}${rows === 1 ? '' : 's'} ${effects[action][1]}`;

export const bulkMessages = {
  failed: 'Failed to change the selected rows',
  alreadyPaid: 'Bill is already paid',
} as const;

export const runBulk = endpoint<DataReply<BulkResult[]>, BulkBody>({
  method: 'POST',
  path: '/admin/bulk',
  access: 'admin',
});
