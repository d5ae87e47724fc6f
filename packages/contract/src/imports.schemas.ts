import * as z from 'zod/mini';
import { define } from './definition.ts';
import { choice, fileText, id } from './fields.ts';
import * as wire from './imports.ts';
import { importNotFound, MAX_IMPORT_LENGTH } from './imports.ts';
import { messageReply, undoableReply } from './reply.schemas.ts';
import { somethingFollowed } from './undo.ts';

/** `check` only reports errors. `import` adds all rows, or none if one has an error. */
export const importBody = z.object({
  /** Comma or semicolon separated, with a header, UTF-8. */
  csv: fileText('File', MAX_IMPORT_LENGTH),
  mode: choice('Mode', ['check', 'import']),
});
export type ImportBody = z.input<typeof importBody>;

/** The id of the audit entry that the import wrote. */
export const importIdBody = z.object({ importId: id('Import') });
export type ImportIdBody = z.input<typeof importIdBody>;

/** An error in one cell. */
export const importError = z.object({
  /** The line in the file; the header is line 1. */
  line: z.number(),
  /** The column's name in the header; empty for an error of the whole line. */
  column: z.string(),
  message: z.string(),
});
export type ImportError = z.output<typeof importError>;

export const importResult = z.object({
  rows: z.number(),
  /** 0 after a check or an error. */
  imported: z.number(),
  /** The first 500 errors by line. */
  errors: z.array(importError),
});
export type ImportResult = z.output<typeof importResult>;

export const importGuards = define(wire.importGuards, {
  summary:
    'Check a CSV file of guards, or add all of them in one transaction. A phone number that another guard has is reported as an error.',
  body: importBody,
  reply: undoableReply(importResult),
});

export const importClients = define(wire.importClients, {
  summary:
    'Check a CSV file of clients, or add all of them in one transaction. A phone number that another client has is reported as an error.',
  body: importBody,
  reply: undoableReply(importResult),
});

export const removeImport = define(wire.removeImport, {
  summary:
    'Remove all people that an import added, or none if one of them was changed, assigned or billed since, or has logged in.',
  body: importIdBody,
  reply: messageReply,
  refusals: [importNotFound, somethingFollowed],
  reauthenticates: true,
});
