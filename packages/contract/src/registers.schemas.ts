import * as z from 'zod/mini';
import { clientNotFound } from './assignments.ts';
import { define } from './definition.ts';
import { choice, id, line, month } from './fields.ts';
import { personErased } from './people.ts';
import * as wire from './registers.ts';
import { dataReply, instant, messageReply, recordId } from './reply.schemas.ts';

export const registerQuery = z.object({
  month,
  /** All clients when missing. */
  clientId: z.optional(id('Client')),
  format: z.optional(choice('Format', wire.registerFormats)),
});
export interface RegisterQuery {
  month: string;
  clientId?: string;
  format?: wire.RegisterFormat;
}

export const registerDocumentQuery = z.object({
  register: choice('Register', wire.registers),
  month,
  /** All clients when missing. */
  clientId: z.optional(id('Client')),
});
export interface RegisterDocumentQuery {
  register: wire.Register;
  month: string;
  clientId?: string;
}

/** A register of a month as it is printed, in that order. An unknown text is empty. */
export const registerDocument = z.object({
  register: z.enum(wire.registers),
  title: z.string(),
  /** `Form XVI`; empty where the rules number none. */
  number: z.string(),
  rules: z.string(),
  /** Sentences about the form, such as that a State's own is not known. */
  notes: z.array(z.string()),
  /** `2026-11` */
  month: z.string(),
  company: z.object({ name: z.string(), address: z.string(), psaraLicence: z.string() }),
  /** Empty for all clients. */
  client: z.string(),
  columns: z.array(
    z.object({
      heading: z.string(),
      /** A `mark` is that of a day of the month; `blank` is filled in by hand. */
      kind: z.enum(['text', 'number', 'day', 'time', 'mark', 'blank']),
    }),
  ),
  /** One for each establishment, where the form is kept by establishment. */
  sections: z.array(
    z.object({
      facts: z.array(z.object({ label: z.string(), text: z.string() })),
      rows: z.array(z.array(z.string())),
    }),
  ),
  /** Lines to sign. */
  signatures: z.array(z.string()),
});
export type RegisterDocument = z.output<typeof registerDocument>;

const details = {
  reauthenticates: true,
  query: registerQuery,
  reply: z.string(),
  replyTypes: [
    'text/csv',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/pdf',
  ],
  refusals: [clientNotFound, wire.registerTooLong],
} as const;

export const exportPsaraGuards = define(wire.exportPsaraGuards, {
  summary: 'PSARA’s register of guards of a month, of one client if given, as CSV, workbook or PDF; audited.',
  ...details,
});

export const exportPsaraClients = define(wire.exportPsaraClients, {
  summary: 'PSARA’s register of clients of a month, a row for each post, as CSV, workbook or PDF; audited.',
  ...details,
});

export const exportDutyRoster = define(wire.exportDutyRoster, {
  summary: 'PSARA’s duty roster of a month, a row for each duty, as CSV, workbook or PDF; audited.',
  ...details,
});

export const exportAttendance = define(wire.exportAttendance, {
  summary: 'PSARA’s attendance of a month, a row for each guard and site, as CSV, workbook or PDF; audited.',
  ...details,
});

export const exportMusterRoll = define(wire.exportMusterRoll, {
  summary: 'The muster roll of contract labour of a month, as CSV, workbook or PDF; audited.',
  ...details,
});

export const exportWageInput = define(wire.exportWageInput, {
  summary:
    'Days, hours, overtime by week and leave of each guard in a month, as CSV, workbook or PDF; audited.',
  ...details,
});

export const getRegisterDocument = define(wire.getRegisterDocument, {
  summary: 'A register of a month as it is printed, by the form of the State; audited.',
  reauthenticates: true,
  query: registerDocumentQuery,
  reply: dataReply(registerDocument),
  refusals: [clientNotFound, wire.registerTooLong],
});

const MAX_BASE64 = Math.ceil(wire.MAX_CHALLAN_BYTES / 3) * 4;

/** A receipt without its file. */
export const challan = z.object({
  _id: recordId,
  /** `2026-11` */
  month: z.string(),
  /** Missing for one of all clients. */
  clientId: z.optional(recordId),
  kind: z.enum(wire.challanKinds),
  name: z.string(),
  type: z.enum(['application/pdf', 'image/png', 'image/jpeg']),
  /** In bytes. */
  size: z.number(),
  createdAt: instant,
});
export type Challan = z.output<typeof challan>;

export const paperPackQuery = z.object({ clientId: id('Client'), month });
export interface PaperPackQuery {
  clientId: string;
  month: string;
}

export const addChallanBody = z.object({
  /** Missing for a receipt of all clients. */
  clientId: z.optional(id('Client')),
  month,
  kind: choice('Kind', wire.challanKinds),
  name: line('Name', 100),
  /** The file in base64. Its bytes tell its type. */
  content: z
    .string({ error: 'File is required' })
    .check(
      z.minLength(1, { error: 'File is required' }),
      z.maxLength(MAX_BASE64, { error: wire.paperPackMessages.tooLarge }),
      z.regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: 'File must be base64' }),
    ),
});
export type AddChallanBody = z.input<typeof addChallanBody>;

export const deleteChallanBody = z.object({ challanId: id('Receipt') });
export type DeleteChallanBody = z.input<typeof deleteChallanBody>;

export const listChallans = define(wire.listChallans, {
  summary: 'Receipts of challans of a month, a client’s own and those of all clients.',
  query: paperPackQuery,
  reply: dataReply(z.array(challan)),
});

export const addChallan = define(wire.addChallan, {
  summary: 'Keep the receipt of a challan: a PDF, PNG or JPEG of at most 5 MB.',
  body: addChallanBody,
  reply: dataReply(challan),
  refusals: [clientNotFound, personErased, wire.tooManyChallans, wire.noFileStorage],
});

export const downloadChallan = define(wire.downloadChallan, {
  summary: 'The file of a receipt.',
  reply: z.string(),
  replyTypes: ['application/pdf', 'image/png', 'image/jpeg'],
  refusals: [wire.challanNotFound, wire.noFileStorage],
});

export const deleteChallan = define(wire.deleteChallan, {
  summary: 'Delete a receipt and its file.',
  body: deleteChallanBody,
  reply: messageReply,
  refusals: [wire.challanNotFound],
});

export const downloadPaperPack = define(wire.downloadPaperPack, {
  summary: 'Bills, musters and receipts of a client and month in one ZIP file; audited.',
  query: paperPackQuery,
  reply: z.string(),
  replyTypes: ['application/zip'],
  refusals: [clientNotFound, wire.noBillOfMonth],
});
