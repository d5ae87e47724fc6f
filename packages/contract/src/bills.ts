import { formatRupees } from '@prahari/domain/format';
import type { AddCreditNoteBody, Bill, BillIdBody, CreditedBill, GenerateBillBody } from './bills.schemas.ts';
import { type CreateEndpoint, createEndpoint, endpoint, listEndpoint, type RowEndpoint } from './endpoint.ts';
import type { DataReply, MessageReply, Undoable } from './reply.ts';

export const billStatuses = ['pending', 'paid', 'overdue'] as const;
export type BillStatus = (typeof billStatuses)[number];
export const billStatusLabels = {
  pending: 'Pending',
  paid: 'Paid',
  overdue: 'Overdue',
} as const satisfies Record<BillStatus, string>;

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

/** The message of `sameBill`. */
export const sameBillAs = (billNumber: string): string =>
  `${billNumber} has the same client, amount and due date`;

/** Asks the office to confirm that a second bill is meant. The message is `sameBillAs`. */
export const sameBill = {
  status: 409,
  code: 'bills.same',
  message: 'Another bill has the same client, amount and due date',
} as const;

export const billNotFound = { status: 404, code: 'bills.not_found', message: 'Bill not found' } as const;

export const billSettled = {
  status: 409,
  code: 'bill.settled',
  message: 'This bill is settled by payments: void them first, or make a credit note',
} as const;

export const billVersion = {
  status: 409,
  code: 'bill.version',
  message: 'Somebody else changed this bill meanwhile',
} as const;

/** Says the same of a bill that is registered or credited. */
export const billKept = (reason: 'registered' | 'credited') => ({
  ...billSettled,
  message:
    reason === 'registered'
      ? 'This bill is registered as an e-invoice: make a credit note instead'
      : 'This bill has a credit note: make another one instead',
});

/** The portal for e-invoices cancels within 24 hours only. */
export const billRegistered = {
  status: 409,
  code: 'bill.irn',
  message: 'This bill was registered as an e-invoice more than 24 hours ago: make a credit note instead',
} as const;

/** The refusal of `monthBilled`, which names the bill. */
export const monthTaken = {
  status: 409,
  code: 'bill.month_billed',
  message: 'This month is billed already',
} as const;
export const monthBilled = (number: string) => ({
  ...monthTaken,
  message: `${number} bills this month already`,
});
/** The refusal of a bill that shares days with another one. @param number of the other */
export const daysBilled = (number: string) => ({
  ...monthTaken,
  message: `${number} bills days of it already`,
});

const list = {
  sort: ['billNumber', 'client', 'amount', 'owed', 'dueDate', 'status', 'description', 'createdAt'],
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

export const creditNoteMessages = {
  added: (number: string) => `Credit note ${number} made`,
  addFailed: (message: string) => `Failed to make the credit note: ${message}`,
  creditedInFull: (billNumber: string) => `${billNumber} is credited in full and counts as paid`,
} as const;

/** The refusal of `creditableOnly`, which names the sum. */
export const moreThanBilled = {
  status: 409,
  code: 'credit_note.more_than_billed',
  message: 'The credit notes of a bill must not be more than the bill',
} as const;
/** @param rest in rupees */
export const creditableOnly = (billNumber: string, rest: number) => ({
  ...moreThanBilled,
  message: `Only ${formatRupees(rest)} of ${billNumber} is left to credit`,
});

/** Takes an amount off a bill. What was settled above the rest goes on account. */
export const addCreditNote: CreateEndpoint<AddCreditNoteBody, DataReply<CreditedBill>> &
  RowEndpoint<AddCreditNoteBody, DataReply<CreditedBill>> = {
  ...createEndpoint<DataReply<CreditedBill>, AddCreditNoteBody>({
    method: 'POST',
    path: '/admin/bills/{id}/credit-note',
    access: 'admin',
  }),
  hasId: true,
};

/** True for an http or https URL without credentials or backslashes, which parsers read differently. */
export function isSafeLink(text: string): boolean {
  try {
    const url = new URL(text);
    return /^https?:\/\/[^\s\\]+$/i.test(text) && url.username === '' && url.password === '';
  } catch {
    return false;
  }
}

/** Scripts with letters that look like those of another one of these. */
const LOOKING_ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** True if the host of a URL is written in letters that look alike: `аррӏе.com` has five Cyrillic ones. */
export function hasLookAlikeHost(link: string): boolean {
  const [, host = ''] = /^https?:\/\/([^/?#]+)/i.exec(link) ?? [];
  return LOOKING_ALIKE.filter((script) => script.test(host)).length > 1;
}
