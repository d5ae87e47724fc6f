import * as z from 'zod/mini';
import { clientNotFound } from './assignments.ts';
import { define } from './definition.ts';
import { type ExportFormat, exportFormats } from './exports.ts';
import { choice, id, month } from './fields.ts';
import * as wire from './registers.ts';

export const registerQuery = z.object({
  month,
  /** All clients when missing. */
  clientId: z.optional(id('Client')),
  format: z.optional(choice('Format', exportFormats)),
});
export interface RegisterQuery {
  month: string;
  clientId?: string;
  format?: ExportFormat;
}

const details = {
  reauthenticates: true,
  query: registerQuery,
  reply: z.string(),
  replyTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  refusals: [clientNotFound],
} as const;

export const exportPsaraGuards = define(wire.exportPsaraGuards, {
  summary: 'PSARA’s register of guards of a month, of one client if given, as CSV or a workbook; audited.',
  ...details,
});

export const exportPsaraClients = define(wire.exportPsaraClients, {
  summary: 'PSARA’s register of clients of a month, a row for each post, as CSV or a workbook; audited.',
  ...details,
});

export const exportDutyRoster = define(wire.exportDutyRoster, {
  summary: 'PSARA’s duty roster of a month, a row for each duty, as CSV or a workbook; audited.',
  ...details,
});

export const exportAttendance = define(wire.exportAttendance, {
  summary: 'PSARA’s attendance of a month, a row for each guard and site, as CSV or a workbook; audited.',
  ...details,
});

export const exportMusterRoll = define(wire.exportMusterRoll, {
  summary: 'The muster roll of contract labour of a month, as CSV or a workbook; audited.',
  ...details,
});

export const exportWageInput = define(wire.exportWageInput, {
  summary: 'Days, hours, overtime by week and leave of each guard in a month, as CSV or a workbook; audited.',
  ...details,
});
