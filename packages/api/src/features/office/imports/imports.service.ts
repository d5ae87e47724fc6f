import { fieldErrors } from '@prahari/contract/check';
import { addClientBody } from '@prahari/contract/clients.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { paperKinds } from '@prahari/contract/documents';
import { addGuardBody } from '@prahari/contract/guards.schemas';
import { clientColumns, guardColumns, MAX_IMPORT_ROWS } from '@prahari/contract/imports';
import type * as contract from '@prahari/contract/imports.schemas';
import type { ImportError, ImportResult } from '@prahari/contract/imports.schemas';
import { phoneTakenBy } from '@prahari/contract/invitations';
import type { SignupRole } from '@prahari/contract/roles';
import { toE164 } from '@prahari/domain/phone';
import * as z from 'zod/mini';
import { audit } from '../../../audit/audit.ts';
import { UNDO_MAIL_DELAY_MS } from '../../../audit/undoable.service.ts';
import { newId } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { phoneOwners } from '../../auth/signup/entered-users.service.ts';
import { enterClient } from '../../clients/enter-client.service.ts';
import { enterGuard } from '../../guards/enter-guard.service.ts';
import type { InvitationOptions } from '../../people/invitations.service.ts';
import { CUT_NUMBER, dayIn, isCutNumber, numberIn, shiftIn, textIn, withoutFormulaQuote } from './cells.ts';
import { type CsvRow, parseCsv } from './csv.ts';
import { selectTakenEmails } from './imports.queries.ts';

const MAX_ERRORS = 500;
/** Values per statement. */
const CHUNK = 500;

type Cells = Record<string, string>;

/** A kind of file. */
interface Kind<Body> {
  role: SignupRole;
  /** Column by field. */
  columns: Readonly<Record<string, string>>;
  /** Fields that need a column. */
  required: readonly string[];
  schema: z.ZodMiniType<Body>;
  /** Makes the body of a row, with wrong values unchanged. */
  bodyOf: (cells: Cells) => object;
  /** Returns the field of an error's path. */
  fieldOf: (path: string, cells: Cells) => string;
  /** Adds one person and returns the user's id. */
  add: (tx: Tx, actorId: string, body: Body, invitation: InvitationOptions) => Promise<string>;
  action: 'importGuards' | 'importClients';
}

const kindsIn = (cells: Cells) =>
  paperKinds.filter((kind) => cells[`${kind}Number`] || cells[`${kind}ExpiresOn`]);

const guardFile: Kind<z.output<typeof addGuardBody>> = {
  role: 'security',
  columns: guardColumns,
  required: ['name', 'phone', 'city'],
  schema: addGuardBody,
  bodyOf: (cells) => ({
    name: cells.name,
    phone: textIn(cells.phone ?? ''),
    email: cells.email,
    city: cells.city,
    dateOfBirth: dayIn(cells.dateOfBirth ?? ''),
    experience: numberIn(cells.experience ?? ''),
    skills: cells.skills,
    papers: kindsIn(cells).map((kind) => ({
      kind,
      number: cells[`${kind}Number`],
      expiresOn: dayIn(cells[`${kind}ExpiresOn`] ?? ''),
    })),
  }),
  fieldOf: (path, cells) => {
    const [, index, part] = /^papers\.(\d)\.(number|expiresOn)$/.exec(path) ?? [];
    const kind = index && kindsIn(cells)[Number(index)];
    return kind ? `${kind}${part === 'number' ? 'Number' : 'ExpiresOn'}` : path;
  },
  add: async (...added) => (await enterGuard(...added)).userId,
  action: 'importGuards',
};

const clientFile: Kind<z.output<typeof addClientBody>> = {
  role: 'client',
  columns: clientColumns,
  required: Object.keys(clientColumns).filter((field) => !['contactName', 'email'].includes(field)),
  schema: addClientBody,
  bodyOf: ({ name, contactName, phone = '', email, street, city, state, zipCode, ...cells }) => ({
    name,
    contactName,
    phone: textIn(phone),
    email,
    place: { street, city, state, zipCode },
    shift: shiftIn(cells.shift ?? ''),
    asked: numberIn(cells.asked ?? ''),
    startDate: dayIn(cells.startDate ?? ''),
    endDate: dayIn(cells.endDate ?? ''),
  }),
  fieldOf: (path) => path.replace(/^place\./, ''),
  add: async (...added) => (await enterClient(...added)).userId,
  action: 'importClients',
};

/** The fields of columns that the exported file of guards names differently. */
const EXPORTED_NAMES: Readonly<Record<string, string>> = {
  'experience (years)': 'experience',
  specialization: 'skills',
};

/** Returns the field of each column; the header may have other columns, in any order. */
function fieldsOf<Body>({ columns, required }: Kind<Body>, header: CsvRow | undefined) {
  const fields = (header?.cells ?? []).map((cell) => {
    const name = EXPORTED_NAMES[cell.toLowerCase()] ?? cell.toLowerCase();
    return Object.keys(columns).find((field) => columns[field]?.toLowerCase() === name);
  });
  const twice = fields.filter((field, index) => field && fields.indexOf(field) !== index);
  const missing = required.filter((field) => !fields.includes(field));
  const error = (message: string) => (field: string | undefined) => ({
    line: header?.line ?? 1,
    column: columns[field ?? ''] ?? '',
    message,
  });
  const errors = [
    ...missing.map(error('The header lacks this column')),
    ...[...new Set(twice)].map(error('The header has this column twice')),
  ];
  return { fields, errors };
}

interface ReadRow<Body> {
  line: number;
  cells: Cells;
  body: Body | undefined;
}

function readRow<Body>(kind: Kind<Body>, fields: (string | undefined)[], { line, cells: all }: CsvRow) {
  const cells: Cells = {};
  fields.forEach((field, index) => {
    if (field) cells[field] = withoutFormulaQuote(all[index] ?? '');
  });
  const sent = kind.bodyOf(cells);
  const errors: ImportError[] = Object.entries(
    fieldErrors(kind.schema, sent, (path) => kind.fieldOf(path, cells)),
  ).map(([field, message]) => {
    const isCut = field === 'phone' && isCutNumber(cells.phone ?? '');
    const cellMessage = message.replace('as YYYY-MM-DD', 'like 31/12/2026');
    return { line, column: kind.columns[field] ?? '', message: isCut ? CUT_NUMBER : cellMessage };
  });
  // A comma outside quotes moved the cells after it, which may fit the wrong columns.
  if (all.slice(fields.length).some((cell) => cell !== ''))
    errors.push({ line, column: '', message: 'The row has more cells than the header' });
  const row: ReadRow<Body> = {
    line,
    cells,
    body: errors.length === 0 ? z.parse(kind.schema, sent) : undefined,
  };
  return { row, errors };
}

/** Finds phones and emails that occur twice in the file or belong to somebody. */
async function duplicates<Body>(db: Db, { role, columns }: Kind<Body>, rows: readonly ReadRow<Body>[]) {
  const errors: ImportError[] = [];
  const phones = rows.map(({ cells }) => toE164(textIn(cells.phone ?? '')));
  const emails = rows.map(({ cells }) => cells.email?.toLowerCase());
  const owners = await phoneOwners(db, role, phones.filter(Boolean) as string[]);
  const taken = new Map(owners.map(({ phone, name }) => [phone, phoneTakenBy(name)]));
  for (let at = 0; at < emails.length; at += CHUNK)
    for (const email of await selectTakenEmails(db, emails.slice(at, at + CHUNK).filter(Boolean) as string[]))
      taken.set(email, 'Another person has this email');
  const first = new Map<string, ReadRow<Body>>();
  rows.forEach((row, index) => {
    for (const [noun, value] of [
      ['phone', phones[index]],
      ['email', emails[index]],
    ] as const) {
      if (!value) continue;
      const before = first.get(value);
      const message = before
        ? `${before.cells.name} in line ${before.line} has this ${noun} too`
        : taken.get(value);
      if (message) errors.push({ line: row.line, column: columns[noun] ?? '', message });
      if (!before) first.set(value, row);
    }
  });
  return errors;
}

export interface ImportedFile {
  result: ImportResult;
  /** The audit entry; undefined when nobody was added. */
  entryId?: string;
}

type ImportBody = ParsedBodyOf<typeof contract.importGuards>;

async function importFile<Body>(
  tx: Tx,
  kind: Kind<Body>,
  { actorId, siteUrl, csv, mode }: ImportBody & { actorId: string; siteUrl: string },
): Promise<ImportedFile> {
  const [header, ...lines] = parseCsv(csv);
  const { fields, errors } = fieldsOf(kind, header);
  const wrong = (problems: ImportError[]): ImportedFile => ({
    result: {
      rows: lines.length,
      imported: 0,
      errors: problems.sort((a, b) => a.line - b.line).slice(0, MAX_ERRORS),
    },
  });
  const last = lines.at(-1) ?? header;
  if (last?.isOpen)
    return wrong([{ line: last.line, column: '', message: 'A quote (") in this row is never closed' }]);
  if (errors.length > 0) return wrong(errors);
  if (lines.length === 0) return wrong([{ line: 2, column: '', message: 'The file has no rows' }]);
  const tooMany = lines[MAX_IMPORT_ROWS];
  if (tooMany)
    return wrong([
      { line: tooMany.line, column: '', message: `At most ${MAX_IMPORT_ROWS} rows at once: split the file` },
    ]);
  const readRows = lines.map((line) => readRow(kind, fields, line));
  const rows = readRows.map(({ row }) => row);
  const problems = [...readRows.flatMap((one) => one.errors), ...(await duplicates(tx, kind, rows))];
  if (problems.length > 0 || mode === 'check') return wrong(problems);
  const userIds: string[] = [];
  for (const { body } of rows)
    if (body) userIds.push(await kind.add(tx, actorId, body, { siteUrl, holdMs: UNDO_MAIL_DELAY_MS }));
  // Written last, so that a newer entry about a row means a change after the import.
  const entryId = await audit(tx, {
    actorId,
    action: kind.action,
    entity: 'imports',
    entityId: newId(),
    detail: { rows: rows.length, userIds },
  });
  return { result: { rows: rows.length, imported: rows.length, errors: [] }, entryId };
}

/** Checks a file of guards, or adds all of them; none if something is wrong. */
export const importGuards = (db: Db, actorId: string, body: ImportBody, siteUrl: string) =>
  inTransaction(db, (tx) => importFile(tx, guardFile, { ...body, actorId, siteUrl }));

/** Checks a file of clients with their posts, or adds all of them; none if something is wrong. */
export const importClients = (db: Db, actorId: string, body: ImportBody, siteUrl: string) =>
  inTransaction(db, (tx) => importFile(tx, clientFile, { ...body, actorId, siteUrl }));
