import * as z from 'zod/mini';
import { clientNotFound } from './assignments.ts';
import { define } from './definition.ts';
import { choice, id, month } from './fields.ts';
import * as wire from './registers.ts';
import { dataReply } from './reply.schemas.ts';

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
