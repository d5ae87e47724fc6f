import type { Bill, BillIdBody, GenerateBillBody } from './bills.schemas.ts';
import { createEndpoint, endpoint, listEndpoint } from './endpoint.ts';
import { refusal } from './refusal.ts';
import type { DataReply, MessageReply, Undoable } from './reply.ts';

export const billStatuses = ['pending', 'paid', 'overdue'] as const;
export type BillStatus = (typeof billStatuses)[number];
export const billStatusLabels: Record<BillStatus, string> = {
  pending: 'Pending',
  paid: 'Paid',
  overdue: 'Overdue',
};

export const billMessages = {
  fetchFailed: (message: string) => `Error fetching bills: ${message}`,
  ownFetchFailed: 'Failed to fetch bills',
  generated: 'Bill generated successfully',
  generateFailed: 'Failed to generate bill',
  paid: 'Bill marked as paid successfully',
  payFailed: 'Error marking bill as paid',
  deleted: 'Bill deleted successfully',
  deleteFailed: 'Error deleting bill',
  confirmDelete: 'Are you sure you want to delete this bill?',
} as const;

export const billNotFound = refusal(404, 'bills.not_found', 'Bill not found');

const list = {
  sort: ['billNumber', 'client', 'amount', 'dueDate', 'status', 'description', 'createdAt'],
  status: billStatuses,
} as const;

export const listBills = listEndpoint<Bill>('GET /admin/bills', { access: 'admin', list });

export const generateBill = createEndpoint<DataReply<Bill>, GenerateBillBody>('POST /admin/generate-bill', {
  access: 'admin',
});

export const markBillPaid = endpoint<DataReply<Bill> & Undoable, BillIdBody>('POST /admin/bills/mark-paid', {
  access: 'admin',
});

export const deleteBill = endpoint<MessageReply & Undoable, BillIdBody>('POST /admin/bills/delete', {
  access: 'admin',
});

export const markBillUnpaid = endpoint<DataReply<Bill>, BillIdBody>('POST /admin/bills/mark-unpaid', {
  access: 'admin',
});

export const restoreBill = endpoint<DataReply<Bill>, BillIdBody>('POST /admin/bills/restore', {
  access: 'admin',
});

export const listOwnBills = listEndpoint<Bill>('GET /client/bills', {
  access: 'client',
  list,
  mayBeStale: true,
});
