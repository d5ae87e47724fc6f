import { createEndpoint, endpoint, queryEndpoint } from './endpoint.ts';
import type {
  AddChallanBody,
  Challan,
  DeleteChallanBody,
  PaperPackQuery,
  RegisterDocument,
  RegisterDocumentQuery,
  RegisterQuery,
} from './registers.schemas.ts';
import type { DataReply, MessageReply } from './reply.ts';

/** Registers of PSARA, of contract labour and of wages, by the last part of their path. */
export const registers = [
  'psara-guards',
  'psara-clients',
  'duty-roster',
  'attendance',
  'muster',
  'wage-input',
] as const;
export type Register = (typeof registers)[number];

export const registerLabels: Record<Register, string> = {
  'psara-guards': 'Guards (PSARA)',
  'psara-clients': 'Clients (PSARA)',
  'duty-roster': 'Duty roster (PSARA)',
  attendance: 'Attendance (PSARA)',
  muster: 'Muster roll (contract labour)',
  'wage-input': 'Wage input',
};

/** The authority that asks for each. */
export const registerHints: Record<Register, string> = {
  'psara-guards': 'Section 15: names, addresses, joining and leaving',
  'psara-clients': 'Section 15: names, points and numbers of guards',
  'duty-roster': 'Each duty with its begin and end',
  attendance: 'Each site with days, duties, leaves and weekly offs',
  muster: 'For the principal employer: each guard by days',
  'wage-input': 'For your accountant or payroll: days, hours, overtime by week',
};

/** The first is the default. */
export const registerFormats = ['csv', 'xlsx', 'pdf'] as const;
export type RegisterFormat = (typeof registerFormats)[number];

/** Cells of a register on paper; a longer one is for a spreadsheet, or for one client. */
export const MAX_PRINTED_CELLS = 40_000;

export const registerMessages = {
  failed: 'The register could not be made',
  fetchFailed: 'Failed to fetch the register',
  notFound: 'There is no such register',
  empty: 'No entries in this month',
} as const;

export const registerTooLong = {
  status: 409,
  code: 'registers.too_long',
  message: 'This register is too long for paper: choose a client, or take Excel',
} as const;

const register = (name: Register) =>
  queryEndpoint<string, RegisterQuery>({ method: 'GET', path: `/admin/registers/${name}`, access: 'admin' });

/** Each replies with an attachment: CSV (RFC 4180) in UTF-8 with a byte order mark, a workbook or a PDF. */
export const exportPsaraGuards = register('psara-guards');
export const exportPsaraClients = register('psara-clients');
export const exportDutyRoster = register('duty-roster');
export const exportAttendance = register('attendance');
export const exportMusterRoll = register('muster');
export const exportWageInput = register('wage-input');

export const registerEndpoints = {
  'psara-guards': exportPsaraGuards,
  'psara-clients': exportPsaraClients,
  'duty-roster': exportDutyRoster,
  attendance: exportAttendance,
  muster: exportMusterRoll,
  'wage-input': exportWageInput,
} as const;

/** Returns a register as its page and its PDF print it. */
export const getRegisterDocument = queryEndpoint<DataReply<RegisterDocument>, RegisterDocumentQuery>({
  method: 'GET',
  path: '/admin/register-document',
  access: 'admin',
});

/** Returns the path of the page that prints a register. */
export const registerPage = ({ register, month, clientId }: RegisterDocumentQuery): string =>
  `/register?${new URLSearchParams({ register, month, ...(clientId && { clientId }) })}`;

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
