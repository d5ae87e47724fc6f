import { formatCount } from '@prahari/domain/format';
import { endpoint } from './endpoint.ts';
import type { ImportBody, ImportIdBody, ImportResult } from './imports.schemas.ts';
import type { DataReply, MessageReply, Undoable } from './reply.ts';

/** Rows without the header. */
export const MAX_IMPORT_ROWS = 5_000;
/** Characters of the file. */
export const MAX_IMPORT_LENGTH = 1_000_000;

/** Columns of a guards file by field. The header has these words in any order and case. */
export const guardColumns = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  city: 'Home city',
  dateOfBirth: 'Date of birth',
  experience: 'Experience',
  skills: 'Skills',
  policeVerificationNumber: 'Police verification number',
  policeVerificationExpiresOn: 'Police verification expiry',
  psaraTrainingNumber: 'PSARA training number',
  psaraTrainingExpiresOn: 'PSARA training expiry',
  medicalNumber: 'Medical number',
  medicalExpiresOn: 'Medical expiry',
} as const;

/** Columns of a clients file, with the post each client asks for. */
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
  asked: 'Number of guards',
  startDate: 'Start date',
  endDate: 'End date',
} as const;

/** Templates to fill in: a header and one row. */
export const importTemplates = {
  guards: `${Object.values(guardColumns).join(',')}\r\nRavi Kumar,98765 43210,,Bhopal,04/05/1990,2,"CCTV, Fire safety",MP/CP/118204,14/08/2027,,,,\r\n`,
  clients: `${Object.values(clientColumns).join(',')}\r\nSunrise Heights,Asha Rao,98765 43210,,4 Lake Road,Bhopal,Madhya Pradesh,462001,Night,3,01/12/2026,30/11/2027\r\n`,
} as const;

export const importMessages = {
  failed: 'Failed to read the file',
  empty: 'The file is empty. Choose another one.',
  notUtf8: 'The file could not be checked. Save it as “CSV UTF-8” and choose it again.',
  tooLong: (length: number): string =>
    `The file has ${formatCount(length)} characters. Split it into files of at most ${formatCount(MAX_IMPORT_LENGTH)}.`,
  removed: 'Import removed',
  removeFailed: 'Failed to remove the import',
  imported: (count: number): string => (count === 1 ? '1 row imported' : `${count} rows imported`),
} as const;

export const importNotFound = {
  status: 404,
  code: 'imports.not_found',
  message: 'Import not found',
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
