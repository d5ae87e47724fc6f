import { queryEndpoint } from './endpoint.ts';
import type { RegisterQuery } from './registers.schemas.ts';

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

export const registerMessages = { failed: 'The register could not be made' } as const;

const register = (name: Register) =>
  queryEndpoint<string, RegisterQuery>({ method: 'GET', path: `/admin/registers/${name}`, access: 'admin' });

/** Each replies with an attachment: CSV (RFC 4180) in UTF-8 with a byte order mark, or a workbook. */
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
