import { formatCount } from '@prahari/domain/format';
import * as z from 'zod/mini';
import { define } from './definition.ts';
import { reauthenticationNeeded } from './factors.ts';
import { choice, flag, id, number } from './fields.ts';
import * as wire from './imports.ts';
import {
  clientColumns,
  guardColumns,
  importMessages,
  importNotFound,
  importOutcomes,
  importOutdated,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_LENGTH,
  MAX_IMPORT_ROWS,
} from './imports.ts';
import { somethingFollowed } from './office.ts';
import { messageReply, undoableReply } from './reply.schemas.ts';

const CELLS_ARE_TEXT = 'Cells must be text';
const TOO_MANY_COLUMNS = `At most ${MAX_IMPORT_COLUMNS} columns: leave out those that are not needed`;

const textCells = z
  .array(z.string({ error: CELLS_ARE_TEXT }), { error: 'Cells must be a list' })
  .check(z.maxLength(MAX_IMPORT_COLUMNS, { error: TOO_MANY_COLUMNS, abort: true }));

/** Names the first wrong cell of a row only: an error for each of 250,000 takes a third of a second. */
const cells = z.pipe(
  z.transform((sent, { issues }) => {
    const wrong = Array.isArray(sent) ? sent.findIndex((cell) => typeof cell !== 'string') : -1;
    if (wrong >= 0 && wrong < MAX_IMPORT_COLUMNS)
      issues.push({ code: 'custom', message: CELLS_ARE_TEXT, input: sent, path: [wrong] });
    return sent;
  }),
  textCells,
) as unknown as typeof textCells;

/** A row of a sheet. Wrong cells are problems of the reply, not errors of the request. */
const importedRow = z.object(
  {
    /** The row in the sheet, from 1. */
    row: number('Row').check(
      z.refine((row) => Number.isInteger(row) && row > 0, { error: 'Row must be a whole number from 1' }),
    ),
    /** The text of each column, in their order. Empty cells leave what is known as it is. */
    cells,
    /** The office's answer when the row may be about somebody who is known. */
    person: z.optional(choice('Person', ['same', 'other'])),
  },
  { error: 'Row must be an object' },
);
export type ImportedRow = z.input<typeof importedRow>;

const lengthOf = (rows: readonly { cells: string[] }[]): number =>
  rows.reduce((length, { cells }) => length + cells.reduce((sum, cell) => sum + cell.length, 0), 0);

const bodyOf = <const Fields extends readonly string[]>(fields: Fields) =>
  z.object({
    /** The field of each column. */
    columns: z.array(choice('Column', fields), { error: 'Columns must be a list' }).check(
      z.minLength(1, { error: 'Columns are required', abort: true }),
      z.maxLength(MAX_IMPORT_COLUMNS, { error: TOO_MANY_COLUMNS, abort: true }),
      z.refine((columns) => new Set(columns).size === columns.length, {
        error: 'Each column must be there once',
      }),
    ),
    rows: z.array(importedRow, { error: 'Rows must be a list' }).check(
      z.minLength(1, { error: 'Rows are required', abort: true }),
      z.maxLength(MAX_IMPORT_ROWS, {
        error: `At most ${formatCount(MAX_IMPORT_ROWS)} rows at once: split the file`,
        abort: true,
      }),
      z.refine((rows) => lengthOf(rows) <= MAX_IMPORT_LENGTH, {
        error: ({ input }) => importMessages.tooLong(lengthOf(input as { cells: string[] }[])),
      }),
    ),
    /** `check` tells what `import` would do. `import` writes all rows, or none if one has a problem. */
    mode: choice('Mode', ['check', 'import']),
    /** The `plan` of the reply to a check: the import is refused when it would do anything else. */
    plan: z.optional(
      z
        .string({ error: 'Plan must be text' })
        .check(z.regex(/^[0-9a-f]{64}$/, { error: 'Plan must be that of a check' })),
    ),
    /** Mails an invitation to each new person with an email. Needs the password again, like `removeImport`. */
    sendInvitations: flag('sendInvitations'),
  });

const keysOf = <Columns extends object>(columns: Columns) =>
  Object.keys(columns) as (keyof Columns & string)[] as [keyof Columns & string];

export const importGuardsBody = bodyOf(keysOf(guardColumns));
export const importClientsBody = bodyOf(keysOf(clientColumns));
/** The body of both imports. */
export type ImportBody = Omit<z.input<typeof importGuardsBody>, 'columns'> & { columns: string[] };

/** The id of the audit entry that the import wrote. */
export const importIdBody = z.object({ importId: id('Import') });
export type ImportIdBody = z.input<typeof importIdBody>;

/** Something that keeps a row from being imported. */
export const importProblem = z.object({
  /** The row in the sheet. */
  row: z.number(),
  /** The field of the cell; empty for a problem of the whole row. */
  field: z.string(),
  message: z.string(),
  /** The answers that the row's `person` may give: the same person, or another one. */
  answers: z.optional(z.array(z.enum(['same', 'other']))),
});
export type ImportProblem = z.output<typeof importProblem>;

/** A value that an import replaces. */
export const importChange = z.object({
  row: z.number(),
  /** The guard or client, as known before. */
  name: z.string(),
  field: z.string(),
  /** Empty when nothing was known. */
  before: z.string(),
  after: z.string(),
});
export type ImportChange = z.output<typeof importChange>;

export const importResult = z.object({
  /** The outcome of each row, in the order of the rows. */
  outcomes: z.array(z.enum(importOutcomes)),
  /** Guards or clients. */
  people: z.object({ new: z.number(), changed: z.number(), unchanged: z.number() }),
  /** Posts of clients; 0 for guards. */
  posts: z.object({ new: z.number(), changed: z.number(), unchanged: z.number() }),
  /** The first 500 problems by row. */
  problems: z.array(importProblem),
  /** The first 500 changes by row. */
  changes: z.array(importChange),
  /** Mails that `sendInvitations` would send. */
  invitations: z.number(),
  /** Identifies what an import would write. */
  plan: z.string(),
  /** Rows that were written; 0 after a check or with a problem. */
  imported: z.number(),
  /** The import, for `removeImport`; missing when nothing was written. */
  importId: z.optional(z.string()),
});
export type ImportResult = z.output<typeof importResult>;

export const importGuards = define(wire.importGuards, {
  summary:
    'Tell what rows of a sheet of guards would add and change, or write all of them in one transaction. A guard is known by phone, or by name and home city.',
  body: importGuardsBody,
  reply: undoableReply(importResult),
  refusals: [importOutdated, reauthenticationNeeded],
});

export const importClients = define(wire.importClients, {
  summary:
    'Tell what rows of a sheet of clients and their posts would add and change, or write all of them in one transaction. Rows of one client, by phone or by name and city, are its posts.',
  body: importClientsBody,
  reply: undoableReply(importResult),
  refusals: [importOutdated, reauthenticationNeeded],
});

export const removeImport = define(wire.removeImport, {
  summary:
    'Take an import back: remove all people and posts that it added and restore what it changed, or nothing if one of them was changed, assigned or billed since, or has logged in.',
  body: importIdBody,
  reply: messageReply,
  refusals: [importNotFound, somethingFollowed],
  reauthenticates: true,
});
