import * as z from 'zod/mini';
import { choice, id, prose } from '../fields.ts';
import { MAX_IMPORT_LENGTH } from './words.ts';

/** `check` only says what is wrong. `import` adds all rows, or none when something is wrong. */
export const importBody = z.object({
  /** Comma or semicolon separated, with a header, UTF-8. */
  csv: prose('File', MAX_IMPORT_LENGTH),
  mode: choice('Mode', ['check', 'import']),
});
export type ImportBody = z.input<typeof importBody>;

/** Of the audit entry that the import wrote. */
export const importIdBody = z.object({ importId: id('Import') });
export type ImportIdBody = z.input<typeof importIdBody>;

/** What is wrong in one cell. */
export const importError = z.object({
  /** Of the file; the header is line 1. */
  line: z.number(),
  /** As the header says; empty when it is about the whole line. */
  column: z.string(),
  message: z.string(),
});
export type ImportError = z.output<typeof importError>;

export const importResult = z.object({
  rows: z.number(),
  /** 0 after a check, and when something is wrong. */
  imported: z.number(),
  /** By line; the first 500. */
  errors: z.array(importError),
});
export type ImportResult = z.output<typeof importResult>;
