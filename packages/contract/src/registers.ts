import { queryEndpoint } from './endpoint.ts';
import type { RegisterDocument, RegisterDocumentQuery, RegisterQuery } from './registers.schemas.ts';
import type { DataReply } from './reply.ts';

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
