import { fieldErrors } from '@prahari/contract/check';
import { isCutNumber, isSheetError } from '@prahari/domain/sheets/cells';
import * as z from 'zod/mini';
import type { Cells } from './plan.ts';

export interface CellError {
  field: string;
  message: string;
}

/** A row's values, or what is wrong with its cells. */
export type RowBody<Body> = { body: Body; errors?: never } | { body?: never; errors: CellError[] };

const sheetError = (cell: string) => `The spreadsheet shows an error here: ${cell}`;

const CUT_NUMBER = 'The spreadsheet has cut the number. Format the column as text';

/** Says what is wrong in words for somebody who looks at a sheet. */
const messageOf = (field: string, message: string, cells: Cells): string =>
  field === 'phone' && isCutNumber(cells.phone ?? '')
    ? CUT_NUMBER
    : message
        .replace('as YYYY-MM-DD', 'like 31/12/2026')
        .replace('one of day, night, 24h', 'Day, Night or 24 hours');

/** Checks a row's values. `fieldOf` returns the field of an error's path. */
export function readRow<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: object,
  { cells, fieldOf }: { cells: Cells; fieldOf: (path: string) => string },
): RowBody<z.output<Schema>> {
  const parsed = z.safeParse(schema, values);
  const wrong = Object.entries(cells).filter(([, cell]) => isSheetError(cell));
  if (parsed.success && wrong.length === 0) return { body: parsed.data };
  const ofSheet = Object.fromEntries(wrong.map(([field, cell]) => [field, sheetError(cell)]));
  const errors = { ...ofSheet, ...fieldErrors(schema, values, fieldOf), ...ofSheet };
  return {
    errors: Object.entries(errors).map(([field, message]) => ({
      field,
      message: messageOf(field, message, cells),
    })),
  };
}
