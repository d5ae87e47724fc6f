import type {
  BillDetail,
  BillDraft,
  DraftsQuery,
  MadeBill,
  MakeMonthBody,
  UpdateBillBody,
} from './bill-months.schemas.ts';
import { type CreateEndpoint, createEndpoint, endpoint, queryEndpoint, rowEndpoint } from './endpoint.ts';
import type { ShortListReply } from './lists.ts';
import type { DataReply } from './reply.ts';

/** Sources of a month's duties: as the client agreed, as attended, or as planned. */
export const billedFrom = ['agreed', 'attendance', 'planned'] as const;
export type BilledFrom = (typeof billedFrom)[number];

/** A bill says from which duties it was made. */
export const billedFromLabels: Record<BilledFrom, string> = {
  agreed: 'As agreed',
  attendance: 'As attended',
  planned: 'As planned',
};

/** Reasons why a client can't be billed for a month yet. */
export const draftProblems = [
  'no_rate',
  'hours_differ',
  'not_agreed',
  'disputed',
  'billed_already',
  'no_duties',
  'not_positive',
  'too_large',
  'no_client',
  'choose_gstin',
] as const;
export type DraftProblem = (typeof draftProblems)[number];

/** The problem `choose_gstin`: a client with posts in two States is billed by two GSTINs of the company. */
export const chooseGstin = {
  status: 409,
  code: 'bill.choose_gstin',
  message: 'This client is billed by several GSTINs: choose the one that the lines are for',
} as const;

export const billMonthMessages = {
  fetchFailed: (message: string) => `Failed to work out the bills: ${message}`,
  made: (count: number) => (count === 1 ? '1 bill made' : `${count} bills made`),
  makeFailed: (message: string) => `Failed to make bills: ${message}`,
  updated: 'Bill changed',
  updateFailed: (message: string) => `Failed to change the bill: ${message}`,
  changedByAnother:
    'Somebody else changed this bill meanwhile. What you typed is still here: look at the bill again, then save.',
} as const;

/** Columns that sort the bills of a month before they are made. */
export const draftColumns = ['client', 'total'] as const;

export const listBillDrafts = queryEndpoint<ShortListReply<BillDraft>, DraftsQuery>({
  method: 'GET',
  path: '/admin/bill-drafts',
  access: 'admin',
});

/** Done again after whatever interruption it makes only the missing bills. */
export const makeMonth: CreateEndpoint<MakeMonthBody, DataReply<MadeBill[]>> = {
  ...createEndpoint<DataReply<MadeBill[]>, MakeMonthBody>({
    method: 'POST',
    path: '/admin/bills/make-month',
    access: 'admin',
  }),
  // The second time it makes nothing.
  status: 200,
};

export const getBill = endpoint<DataReply<BillDetail>>({
  method: 'GET',
  path: '/admin/bills/{id}',
  access: 'admin',
});

export const getOwnBill = endpoint<DataReply<BillDetail>>({
  method: 'GET',
  path: '/client/bills/{id}',
  access: 'client',
});

export const updateBill = rowEndpoint<DataReply<BillDetail>, UpdateBillBody>({
  method: 'PUT',
  path: '/admin/bills/{id}',
  access: 'admin',
});
