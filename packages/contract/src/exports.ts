import { endpoint, queryEndpoint } from './endpoint.ts';
import type {
  EInvoicesQuery,
  ExportListBody,
  Gstr1Query,
  RegisterEInvoicesBody,
  RegisteredInvoice,
  TallyQuery,
} from './exports.schemas.ts';
import type { DataReply } from './reply.ts';

export const exportedLists = [
  'guards',
  'clients',
  'bills',
  'posts',
  'clientApplications',
  'securityApplications',
  'payments',
  'ageing',
  'tds',
] as const;
export type ExportedList = (typeof exportedLists)[number];
/** Lists whose screens hear of changes by others. */
export type WatchedList = Exclude<ExportedList, 'payments' | 'ageing' | 'tds'>;

/** The first is the default. */
export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];
export const exportFormatLabels: Record<ExportFormat, string> = { csv: 'CSV', xlsx: 'Excel (.xlsx)' };

export const exportMessages = {
  failed: 'The list could not be exported',
} as const;

/** Replies with an attachment: CSV (RFC 4180) in UTF-8 with a byte order mark, or a workbook. */
export const exportList = endpoint<string, ExportListBody>({
  method: 'POST',
  path: '/admin/export',
  access: 'admin',
});

/** The first is the default: what the GST portal takes, or sheets like those of its offline tool. */
export const gstr1Formats = ['json', 'xlsx'] as const;
export type Gstr1Format = (typeof gstr1Formats)[number];

/** The portal's answer about one bill or note, and what became of it here. */
export const registrationResults = [
  'registered',
  'registered_before',
  'unknown',
  'cancelled',
  'other_irn',
] as const;
export type RegistrationResult = (typeof registrationResults)[number];
export const registrationLabels: Record<RegistrationResult, string> = {
  registered: 'Registered',
  registered_before: 'Registered before',
  unknown: 'No bill or credit note has this number',
  cancelled: 'The bill is deleted',
  other_irn: 'Has another IRN already',
};

export const accountExportMessages = {
  failed: 'The file could not be made',
  noAnswers: 'This file has no answers of the e-invoice portal',
  read: (count: number) => (count === 1 ? '1 answer read' : `${count} answers read`),
} as const;

/** The refusal of `unknownPins`, which names whose. */
export const noPin = {
  status: 409,
  code: 'e_invoice.no_pin',
  message: 'Enter a PIN code in the addresses of the company and its clients',
} as const;

/** Names at most this many clients. */
const NAMED_MAX = 10;

/** The portal asks for the PIN codes of both sides. */
export const unknownPins = (names: readonly string[]) => {
  const more = names.length - NAMED_MAX;
  const named = names.slice(0, NAMED_MAX).join(', ');
  return {
    ...noPin,
    message: `Enter a PIN code in the address of ${named}${more > 0 ? ` and ${more} more` : ''}`,
  };
};

/** Replies with XML for TallyPrime: sales, credit notes and receipts. */
export const exportTally = queryEndpoint<string, TallyQuery>({
  method: 'GET',
  path: '/admin/exports/tally',
  access: 'admin',
});

export const exportGstr1 = queryEndpoint<string, Gstr1Query>({
  method: 'GET',
  path: '/admin/exports/gstr1',
  access: 'admin',
});

/** Replies with the file that the e-invoice portal takes (schema 1.1). */
export const exportEInvoices = queryEndpoint<string, EInvoicesQuery>({
  method: 'GET',
  path: '/admin/exports/e-invoice',
  access: 'admin',
});

/** Stores the portal's answers. Sent again, they change nothing. */
export const registerEInvoices = endpoint<DataReply<RegisteredInvoice[]>, RegisterEInvoicesBody>({
  method: 'POST',
  path: '/admin/e-invoice/answers',
  access: 'admin',
});
