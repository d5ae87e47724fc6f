import { createEndpoint, endpoint, listEndpoint } from '../endpoint.ts';
import type { DataReply, MessageReply, Undoable } from '../reply.ts';
import type { Bill, BillIdBody, GenerateBillBody } from './schemas.ts';
import { billStatuses } from './words.ts';

const list = {
  sort: ['billNumber', 'client', 'amount', 'dueDate', 'status', 'description', 'createdAt'],
  status: billStatuses,
} as const;

export const listBills = listEndpoint<Bill>({
  method: 'GET',
  path: '/admin/bills',
  access: 'admin',
  list,
});

export const generateBill = createEndpoint<DataReply<Bill>, GenerateBillBody>({
  method: 'POST',
  path: '/admin/generate-bill',
  access: 'admin',
});

export const markBillPaid = endpoint<DataReply<Bill> & Undoable, BillIdBody>({
  method: 'POST',
  path: '/admin/bills/mark-paid',
  access: 'admin',
});

export const deleteBill = endpoint<MessageReply & Undoable, BillIdBody>({
  method: 'POST',
  path: '/admin/bills/delete',
  access: 'admin',
});

export const markBillUnpaid = endpoint<DataReply<Bill>, BillIdBody>({
  method: 'POST',
  path: '/admin/bills/mark-unpaid',
  access: 'admin',
});

export const restoreBill = endpoint<DataReply<Bill>, BillIdBody>({
  method: 'POST',
  path: '/admin/bills/restore',
  access: 'admin',
});

export const listOwnBills = listEndpoint<Bill>({
  method: 'GET',
  path: '/client/bills',
  access: 'client',
  list,
  mayBeStale: true,
});
