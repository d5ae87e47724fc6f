import { type DayOrder, dayOrderOf, readDay } from '../read-day.ts';
import { type ChosenColumns, fieldsOf, headingKey, type SheetKind } from './column-words.ts';
import { filledWidth, findTable, guessFields, type Table, type TableRow } from './find-table.ts';

/** A sheet of a workbook; a CSV file has one. */
export interface Sheet {
  name: string;
  rows: string[][];
  /** The indexes of rows that the sheet does not show. */
  hidden?: readonly number[];
}

/** Sheets that were opened or pasted, and what the office answered and mended so far. */
export interface SheetDraft {
  /** The file's name, or how the cells came. */
  name: string;
  sheets: Sheet[];
  /** The index of the sheet in use. */
  sheet: number;
  /** Fields chosen by hand, by column; `''` for not used. */
  columns: Readonly<Record<number, string>>;
  /** Orders of day and month that were asked, by column. */
  orders: Readonly<Record<number, DayOrder>>;
  /** Values of fields that no column has, for all rows. */
  fills: Readonly<Record<string, string>>;
  /** Mended cells, by `cellKey`. */
  cells: Readonly<Record<string, string>>;
  /** Rows that are not imported. */
  leftOut: readonly number[];
  /** Rows that are used though they look like titles or totals. */
  used: readonly number[];
  /** Answers whether a row is about somebody who is known. */
  persons: Readonly<Record<number, 'same' | 'other'>>;
}

export const cellKey = (row: number, column: number): string => `${row}:${column}`;

/** Begins with the sheet that has the most columns that we know. */
export function draftOf(
  kind: SheetKind,
  name: string,
  sheets: Sheet[],
  chosen: ChosenColumns = {},
): SheetDraft {
  const known = sheets.map(({ rows }) => {
    const { headings } = findTable(rows.slice(0, 50), { kind, chosen });
    return fieldsOf(kind, headings, chosen).filter(Boolean).length;
  });
  const sheet = Math.max(0, known.indexOf(Math.max(0, ...known)));
  return {
    name,
    sheets,
    sheet,
    columns: {},
    orders: {},
    fills: {},
    cells: {},
    leftOut: [],
    used: [],
    persons: {},
  };
}

/** A sheet as it is shown and sent. */
export interface SheetView {
  table: Table;
  /** The field of each column. */
  fields: (string | undefined)[];
  /** The order of day and month in each column of days in numbers. */
  orders: (DayOrder | 'unclear' | undefined)[];
  /** Rows with their mended cells, also those left out. */
  rows: TableRow[];
}

/** Finds the table and its columns, and applies what was mended. */
export function viewOf(
  kind: SheetKind,
  draft: SheetDraft,
  { chosen, dayFields }: { chosen: ChosenColumns; dayFields: ReadonlySet<string> },
): SheetView {
  const { rows: sheet, hidden } = draft.sheets[draft.sheet] ?? { rows: [] };
  const table = findTable(sheet, { kind, chosen, used: new Set(draft.used), hidden: new Set(hidden) });
  const found =
    table.headingRow === undefined
      ? guessFields(kind, table.rows, table.headings.length)
      : fieldsOf(kind, table.headings, chosen);
  const byHand = new Set(Object.values(draft.columns));
  const fields = found.map((field, column) => {
    const own = draft.columns[column];
    // A field that was chosen for another column is free here.
    return own === undefined ? (field && byHand.has(field) ? undefined : field) : own || undefined;
  });
  const rows = table.rows.map(({ row, cells }) => ({
    row,
    cells: cells.map((cell, column) => draft.cells[cellKey(row, column)] ?? cell),
  }));
  const written = fields.map((field, column) => {
    if (!field || !dayFields.has(field)) return undefined;
    const days = rows.map(({ cells }) => cells[column] ?? '');
    const order = dayOrderOf(days, table.headings[column]);
    return order === undefined ? undefined : (draft.orders[column] ?? order);
  });
  // Whoever wrote one column of days wrote the others in the same order.
  const clear = new Set(written.filter((order) => order !== undefined && order !== 'unclear'));
  const [only] = clear.size === 1 ? clear : [];
  const orders = written.map((order) => (order === 'unclear' ? (only ?? order) : order));
  return { table, fields, orders, rows };
}

/** The columns and rows of a sheet for the server. */
export interface SentSheet {
  columns: string[];
  rows: { row: number; cells: string[]; person?: 'same' | 'other' }[];
}

/** Returns what is sent: the columns in use, and the rows that are not left out. */
export function sentSheet({ fields, orders, rows }: SheetView, draft: SheetDraft): SentSheet {
  const used = [...new Set(fields.filter((field) => field !== undefined))];
  const fills = Object.entries(draft.fills).filter(([field]) => !fields.includes(field));
  const leftOut = new Set(draft.leftOut);
  const textOf = (cells: readonly string[], column: number): string => {
    const cell = cells[column] ?? '';
    return orders[column] === 'monthFirst' ? (readDay(cell, undefined, 'monthFirst') ?? cell) : cell;
  };
  /** A name may stand in two columns. */
  const textIn = (cells: readonly string[], field: string): string =>
    fields
      .flatMap((each, column) => (each === field ? [textOf(cells, column)] : []))
      .filter(Boolean)
      .join(' ');
  return {
    columns: [...used, ...fills.map(([field]) => field)],
    rows: rows
      .filter(({ row }) => !leftOut.has(row))
      .map(({ row, cells }) => {
        const person = draft.persons[row];
        return {
          row,
          cells: [...used.map((field) => textIn(cells, field)), ...fills.map(([, text]) => text)],
          ...(person && { person }),
        };
      }),
  };
}

/** A cell or column that must be answered or mended before the server can check the rows. */
export type SheetQuestion =
  | { kind: 'order'; column: number }
  | { kind: 'quote'; row: number; column: number }
  | { kind: 'extra'; row: number; column: number };

/** Finds columns of days in an unclear order, quotes that are never closed and cells beyond the headings. */
export function questionsOf({ table, fields, orders, rows }: SheetView, draft: SheetDraft): SheetQuestion[] {
  const leftOut = new Set(draft.leftOut);
  const headedWidth = filledWidth(table.headings);
  const ofRows = rows
    .filter(({ row }) => !leftOut.has(row))
    .flatMap(({ row, cells }): SheetQuestion[] => {
      const quote = cells.findIndex((cell, column) => fields[column] !== undefined && /^"[^"]*$/.test(cell));
      const extra = cells.findIndex(
        (cell, column) => cell !== '' && column >= headedWidth && draft.columns[column] === undefined,
      );
      return [
        ...(quote >= 0 ? [{ kind: 'quote' as const, row, column: quote }] : []),
        // A comma outside quotes moved the cells after it, which may fit the wrong columns.
        ...(extra >= 0 && table.headingRow !== undefined
          ? [{ kind: 'extra' as const, row, column: extra }]
          : []),
      ];
    });
  const ofColumns = orders.flatMap((order, column) =>
    order === 'unclear' ? [{ kind: 'order' as const, column }] : [],
  );
  return [...ofColumns, ...ofRows];
}

/** Returns the columns that were chosen by hand, to remember them for the next sheet. */
export const chosenColumns = ({ table }: SheetView, draft: SheetDraft): ChosenColumns =>
  Object.fromEntries(
    Object.entries(draft.columns).flatMap(([column, field]) => {
      const key = headingKey(table.headings[Number(column)] ?? '');
      return key ? [[key, field]] : [];
    }),
  );
