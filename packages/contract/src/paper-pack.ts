import { createEndpoint, endpoint, queryEndpoint } from './endpoint.ts';
import type { AddChallanBody, Challan, DeleteChallanBody, PaperPackQuery } from './paper-pack.schemas.ts';
import type { DataReply, MessageReply } from './reply.ts';

/** Receipts of what was paid for the guards of a month. */
export const challanKinds = ['epf', 'esi', 'gst', 'other'] as const;
export type ChallanKind = (typeof challanKinds)[number];
export const challanKindLabels: Record<ChallanKind, string> = {
  epf: 'EPF',
  esi: 'ESI',
  gst: 'GST',
  other: 'Other',
};

/** The largest file of a challan, in bytes. */
export const MAX_CHALLAN_BYTES = 5 * 1024 * 1024;
/** Receipts of a month, each for one client or for all. */
export const MAX_CHALLANS = 50;

export const paperPackMessages = {
  fetchFailed: 'Failed to fetch the papers of the month',
  added: 'Receipt added',
  addFailed: (message: string) => `Failed to add the receipt: ${message}`,
  deleted: 'Receipt deleted',
  deleteFailed: (message: string) => `Failed to delete the receipt: ${message}`,
  packFailed: 'The papers could not be put together',
  downloadFailed: 'The receipt could not be downloaded',
  tooLarge: 'A receipt has at most 5 MB',
  wrongType: 'This file is neither a PDF nor a PNG or JPEG picture',
} as const;

export const challanNotFound = {
  status: 404,
  code: 'challans.not_found',
  message: 'Receipt not found',
} as const;

export const tooManyChallans = {
  status: 409,
  code: 'challans.too_many',
  message: `A month has at most ${MAX_CHALLANS} receipts`,
} as const;

/** The disk or the bucket refuses or doesn't answer. */
export const noFileStorage = {
  status: 503,
  code: 'challans.no_storage',
  message: 'Receipts can’t be saved or read right now. Nothing has changed; please try again in a minute',
} as const;

export const noBillOfMonth = {
  status: 404,
  code: 'paper_pack.no_bill',
  message: 'This client has no bill for the month',
} as const;

/** The receipts of a month that are a client's or all clients', the newest first. */
export const listChallans = queryEndpoint<DataReply<Challan[]>, PaperPackQuery>({
  method: 'GET',
  path: '/admin/challans',
  access: 'admin',
});

export const addChallan = createEndpoint<DataReply<Challan>, AddChallanBody>({
  method: 'POST',
  path: '/admin/challans',
  access: 'admin',
});

/** Replies with an attachment, which a browser never shows as a page. */
export const downloadChallan = endpoint<string>({
  method: 'GET',
  path: '/admin/challans/{id}/file',
  access: 'admin',
});

export const deleteChallan = endpoint<MessageReply, DeleteChallanBody>({
  method: 'POST',
  path: '/admin/challans/delete',
  access: 'admin',
});

/** Replies with an attachment, application/zip: bills, musters and receipts of a client and month. */
export const downloadPaperPack = queryEndpoint<string, PaperPackQuery>({
  method: 'GET',
  path: '/admin/paper-pack',
  access: 'admin',
});
