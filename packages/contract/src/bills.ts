import * as z from 'zod/mini';
import { clientNotFound } from './assignments.ts';
import { MAX_AMOUNT } from './constants.ts';
import { dataReply, endpoint, messageReply } from './endpoint.ts';
import { chosen, day, id, line, number, prose } from './fields.ts';
import { formatRupees } from './format.ts';
import { listOf, listReply } from './lists.ts';
import { person } from './people.ts';

export const billStatuses = ['pending', 'paid', 'overdue'] as const;
export type BillStatus = (typeof billStatuses)[number];
export const billStatusLabels: Record<BillStatus, string> = {
  pending: 'Pending',
  paid: 'Paid',
  overdue: 'Overdue',
};

/** `amount` in rupees with at most two decimals; `overdue` is worked out when read. */
export const bill = z.object({
  _id: z.string(),
  billNumber: z.string(),
  client: z.object({ _id: z.string(), user: person }),
  amount: z.number(),
  dueDate: z.string(),
  description: z.string(),
  driveLink: z.string(),
  status: z.enum(billStatuses),
  createdAt: z.string(),
});
export type Bill = z.output<typeof bill>;

/** An https address without a name or password in it. */
export function isSafeLink(text: string): boolean {
  try {
    const url = new URL(text);
    return (
      url.protocol === 'https:' &&
      url.hostname !== '' &&
      url.username === '' &&
      url.password === '' &&
      text === text.trim()
    );
  } catch {
    return false;
  }
}

const billFields = {
  amount: number('Amount').check(
    z.gt(0, { error: 'Amount must be more than zero', abort: true }),
    z.lte(MAX_AMOUNT, { error: `Amount must be at most ${formatRupees(MAX_AMOUNT)}` }),
    z.refine((rupees) => Math.round(rupees * 100) / 100 === rupees, {
      error: 'Amount must have at most two decimals',
    }),
  ),
  dueDate: day('Due date'),
  description: prose('Description', 2000),
  driveLink: line('Drive link', 2000).check(
    z.refine(isSafeLink, { error: 'Drive link must be a link that starts with https://' }),
  ),
};

export const generateBillBody = z.object({ clientId: id('Client'), ...billFields });
/** The same as the bill form checks it before any call. */
export const generateBillForm = z.object({ clientId: chosen('client'), ...billFields });

export const billNotFound = { status: 404, code: 'bills.not_found', message: 'Bill not found' } as const;

const list = listOf(
  ['billNumber', 'client', 'amount', 'dueDate', 'status', 'description', 'createdAt'],
  billStatuses,
);
const billId = z.object({ billId: id('Bill') });

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
  body: billId,
  reply: () => dataReply(bill),
  refusals: [billNotFound],
});

export const deleteBill = endpoint({
  method: 'POST',
  path: '/admin/bills/delete',
  access: 'admin',
  summary: 'Delete a bill; its number is not used again.',
  body: billId,
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
