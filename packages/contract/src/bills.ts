import { clientNotFound } from './assignments.ts';
import { bill, billIdBody, generateBillBody } from './bills.schemas.ts';
import { billStatuses } from './bills.words.ts';
import { dataReply, endpoint, messageReply } from './endpoint.ts';
import { listOf, listReply } from './lists.ts';

export * from './bills.schemas.ts';
export * from './bills.words.ts';

export const billNotFound = { status: 404, code: 'bills.not_found', message: 'Bill not found' } as const;

const list = listOf(
  ['billNumber', 'client', 'amount', 'dueDate', 'status', 'description', 'createdAt'],
  billStatuses,
);

export const listBills = endpoint({
  method: 'GET',
  path: '/admin/bills',
  access: 'admin',
  summary: 'All bills.',
  list,
  reply: () => listReply(bill),
});

export const generateBill = endpoint({
  method: 'POST',
  path: '/admin/generate-bill',
  access: 'admin',
  status: 201,
  creates: true,
  summary: 'Make a bill; its number is the next of the financial year.',
  body: generateBillBody,
  reply: () => dataReply(bill),
  refusals: [clientNotFound],
});

export const markBillPaid = endpoint({
  method: 'POST',
  path: '/admin/bills/mark-paid',
  access: 'admin',
  summary: 'Mark a bill paid; paying twice changes nothing.',
  body: billIdBody,
  reply: () => dataReply(bill),
  refusals: [billNotFound],
});

export const deleteBill = endpoint({
  method: 'POST',
  path: '/admin/bills/delete',
  access: 'admin',
  summary: 'Delete a bill; its number is not used again.',
  body: billIdBody,
  reply: messageReply,
  refusals: [billNotFound],
});

export const listOwnBills = endpoint({
  method: 'GET',
  path: '/client/bills',
  access: 'client',
  summary: 'The client’s own bills.',
  list,
  reply: () => listReply(bill),
});
