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

const count = (many: number, one: string, several: string): string => `${many} ${many === 1 ? one : several}`;

/** Messages for the number of rows done: `3 bills marked as paid`. */
export const bulkDone: Record<BulkAction, (rows: number) => string> = {
  acceptClientApplications: (rows) => `${count(rows, 'application', 'applications')} approved`,
  declineClientApplications: (rows) => `${count(rows, 'application', 'applications')} rejected`,
  acceptSecurityApplications: (rows) => `${count(rows, 'application', 'applications')} accepted`,
  declineSecurityApplications: (rows) => `${count(rows, 'application', 'applications')} rejected`,
  withdrawGuards: (rows) => `${count(rows, 'guard', 'guards')} withdrawn`,
  markBillsPaid: (rows) => `${count(rows, 'bill', 'bills')} marked as paid`,
};

export const bulkMessages = {
  failed: 'Failed to change the selected rows',
  alreadyPaid: 'Bill is already paid',
} as const;

export const runBulk = endpoint<DataReply<BulkResult[]>, BulkBody>({
  method: 'POST',
  path: '/admin/bulk',
  access: 'admin',
});
