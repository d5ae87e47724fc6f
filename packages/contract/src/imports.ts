import { formatCount } from '@prahari/domain/format';
import type { SheetKind } from '@prahari/domain/sheets/column-words';
import { endpoint } from './endpoint.ts';
import type { ImportBody, ImportIdBody, ImportResult } from './imports.schemas.ts';
import type { DataReply, MessageReply, Undoable } from './reply.ts';

/** Rows without headings, totals and empty rows. */
export const MAX_IMPORT_ROWS = 5_000;
/** Columns, known and unknown; the files that offices have need 30. */
export const MAX_IMPORT_COLUMNS = 50;
/** Characters of all cells. */
export const MAX_IMPORT_LENGTH = 1_000_000;
/** Bytes of a file that the browser opens. */
export const MAX_IMPORT_FILE_BYTES = 20 * 1024 * 1024;

/** Columns of a guards file by field. */
export const guardColumns = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  city: 'Home city',
  dateOfBirth: 'Date of birth',
  experience: 'Experience',
  skills: 'Skills',
  fatherName: 'Father’s name',
  permanentAddress: 'Permanent address',
  badgeNumber: 'Badge number',
  rank: 'Rank',
  uan: 'UAN',
  esiNumber: 'ESI number',
  policeVerificationNumber: 'Police verification number',
  policeVerificationExpiresOn: 'Police verification expiry',
  psaraTrainingNumber: 'PSARA training number',
  psaraTrainingExpiresOn: 'PSARA training expiry',
  medicalNumber: 'Medical number',
  medicalExpiresOn: 'Medical expiry',
} as const;

/** Columns of a clients file by field: a row for each post. */
export const clientColumns = {
  name: 'Client',
  contactName: 'Contact person',
  phone: 'Phone',
  email: 'Email',
  street: 'Street',
  city: 'City',
  state: 'State',
  zipCode: 'PIN code',
  shift: 'Shift',
  startsAt: 'Begins at',
  hours: 'Hours of a duty',
  asked: 'Number of guards',
  startDate: 'Start date',
  endDate: 'End date',
  note: 'Note',
} as const;

/** The columns of each kind of file, by field. */
export const importColumns: Record<SheetKind, Readonly<Record<string, string>>> = {
  guards: guardColumns,
  clients: clientColumns,
};

/** Fields whose cells are days. */
export const dayFields: ReadonlySet<string> = new Set([
  'dateOfBirth',
  'policeVerificationExpiresOn',
  'psaraTrainingExpiresOn',
  'medicalExpiresOn',
  'startDate',
  'endDate',
]);

/** Templates to fill in: headings and one row. */
export const importTemplates = {
  guards: `${Object.values(guardColumns).join(',')}\r\nRavi Kumar,98765 43210,,Bhopal,04/05/1990,2,"CCTV, Fire safety",Suresh Kumar,"12 Gandhi Road, Vidisha",G-104,Guard,,,MP/CP/118204,14/08/2027,,,,\r\n`,
  clients: `${Object.values(clientColumns).join(',')}\r\nSunrise Heights,Asha Rao,98765 43210,,4 Lake Road,Bhopal,Madhya Pradesh,462001,Night,20:00,12,3,01/12/2026,30/11/2027,\r\n`,
} as const;

/** Results of comparing a row of a sheet with the stored person. */
export const importOutcomes = ['new', 'changed', 'unchanged', 'problem'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

const countOf = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;

export const importMessages = {
  failed: 'Failed to read the file',
  checkFailed: 'Failed to check the rows',
  empty: 'The file is empty. Choose another one.',
  noRows: 'The sheet has no rows below its headings.',
  oldExcel: (name: string): string =>
    `“${name}” is a workbook of Excel 97 to 2003: open it in Excel and save it as .xlsx (Save As), or copy its cells and paste them here.`,
  otherTable: (name: string): string =>
    `“${name}” is neither .xlsx nor .csv inside: open it in Excel and save it as .xlsx (Save As), or copy its cells and paste them here.`,
  protectedWorkbook: 'The workbook is protected by a password. Save it without one and choose it again.',
  notASheet: 'This file is no sheet. Choose an .xlsx or .csv file.',
  tooBig: 'The file is larger than 20 MB. Split it.',
  tooMuch: 'This workbook has too much in it. Copy the rows you need into a new one.',
  tooLong: (length: number): string =>
    `The file has ${formatCount(length)} characters. Split it into files of at most ${formatCount(MAX_IMPORT_LENGTH)}.`,
  tooManyRows: (rows: number): string =>
    `The file has ${formatCount(rows)} rows. Split it into files of at most ${formatCount(MAX_IMPORT_ROWS)}.`,
  removed: 'Import removed',
  removeFailed: 'Failed to remove the import',
  imported: (count: number): string => `${countOf(count, 'row', 'rows')} imported`,
} as const;

export const importNotFound = {
  status: 404,
  code: 'imports.not_found',
  message: 'Import not found',
} as const;

/** Refuses an import whose preview is not true any more. */
export const importOutdated = {
  status: 409,
  code: 'imports.outdated',
  message: 'Something changed since this was shown. Look at it again',
} as const;

export const importGuards = endpoint<DataReply<ImportResult> & Undoable, ImportBody>({
  method: 'POST',
  path: '/admin/import-guards',
  access: 'admin',
});

export const importClients = endpoint<DataReply<ImportResult> & Undoable, ImportBody>({
  method: 'POST',
  path: '/admin/import-clients',
  access: 'admin',
});

export const removeImport = endpoint<MessageReply, ImportIdBody>({
  method: 'POST',
  path: '/admin/remove-import',
  access: 'admin',
});
