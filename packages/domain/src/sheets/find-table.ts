import { isPhoneNumber, isTwoNumbers } from '../phone.ts';
import { readDay } from '../read-day.ts';
import { type ChosenColumns, fieldsOf, headingKey, type SheetKind } from './column-words.ts';

/** A row that is not a person. */
export interface SkippedRow {
  /** The number in the sheet, from 1. */
  row: number;
  why: string;
  /** The cells of the row as one text. */
  text: string;
}

export interface TableRow {
  row: number;
  cells: string[];
}

/** The table that a sheet has among its titles, totals and empty rows. */
export interface Table {
  /** The row of the headings; undefined when the sheet has none. */
  headingRow: number | undefined;
  headings: string[];
  rows: TableRow[];
  skipped: SkippedRow[];
  /** Letters of columns without anything. */
  emptyColumns: string[];
}

/** Rows to look for the headings in. */
const TOP = 30;
const TOTAL = /^(?:(?:sub|grand|net|g)[\s.-]*)?total\b|^(?:कुल|एकूण|योग)(?:\s|:|$)/iu;

/** Returns the letters of a column from 0: `A`, `Z`, `AA`. */
export const columnLetters = (column: number): string =>
  (column >= 26 ? columnLetters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

const isFilled = (cell: string | undefined): boolean => cell !== undefined && cell !== '';
/** Returns the number of cells up to the last that is filled. */
export const filledWidth = (cells: readonly string[]): number =>
  cells.reduce((width, cell, column) => (isFilled(cell) ? column + 1 : width), 0);

/** True for a phone, also behind the quote that our own exports write before its plus. */
const isPhone = (cell: string): boolean => isPhoneNumber(cell.replace(/^'/, ''));

const isValue = (cell: string): boolean =>
  isPhoneNumber(cell) ||
  isTwoNumbers(cell) ||
  readDay(cell) !== undefined ||
  cell.includes('@') ||
  /^[\d.,]+$/.test(cell);

/** Finds the headings: the first row with the most words that we know, else a first row of words only. */
function findHeadings(rows: readonly string[][], kind: SheetKind, chosen: ChosenColumns): number | undefined {
  const top = rows.slice(0, TOP).map((cells) => fieldsOf(kind, cells, chosen).filter(Boolean).length);
  const most = Math.max(0, ...top);
  if (most >= 2) return top.indexOf(most);
  const first = rows.findIndex((cells) => cells.filter(isFilled).length >= 2);
  return first >= 0 && !rows[first]?.some(isValue) ? first : undefined;
}

interface TableOptions {
  kind: SheetKind;
  /** Columns that were chosen by hand before. */
  chosen?: ChosenColumns;
  /** Numbers of rows to use though they look like titles or totals. */
  used?: ReadonlySet<number>;
  /** The indexes of rows that the sheet does not show. */
  hidden?: ReadonlySet<number>;
}

/** Finds the table in a sheet, and names each row that is left out of it. */
export function findTable(
  all: readonly string[][],
  { kind, chosen = {}, used = new Set(), hidden = new Set() }: TableOptions,
): Table {
  let last = all.length;
  while (last > 0 && !all[last - 1]?.some(isFilled)) last -= 1;
  const rows = all.slice(0, last);
  const at = findHeadings(rows, kind, chosen);
  const width = Math.max(0, ...rows.map((cells) => filledWidth(cells)));
  const headings = Array.from({ length: width }, (_, column) =>
    at === undefined ? '' : (rows[at]?.[column] ?? ''),
  );
  const headingText = headings.map(headingKey).join('|');
  const seen = new Map<string, number>();

  const reasonToSkip = (cells: readonly string[], index: number): string | undefined => {
    const filled = cells.filter(isFilled);
    const text = cells.join('\t');
    const before = seen.get(text);
    if (filled.length === 0) return 'empty';
    if (at !== undefined && index < at) return 'title';
    if (hidden.has(index)) return 'hidden';
    if (
      headings.map((_, column) => headingKey(cells[column] ?? '')).join('|') === headingText &&
      at !== undefined
    )
      return 'headings again';
    if (filled.slice(0, 2).some((cell) => TOTAL.test(cell)) && !filled.some(isPhone)) return 'total';
    if (filled.length === 1 && headings.filter(isFilled).length > 2) return 'only one cell';
    if (before) return `same as row ${before}`;
    seen.set(text, index + 1);
    return undefined;
  };

  const table: Table = {
    headingRow: at === undefined ? undefined : at + 1,
    headings,
    rows: [],
    skipped: [],
    emptyColumns: [],
  };
  rows.forEach((cells, index) => {
    if (index === at) return;
    const row = index + 1;
    const why = reasonToSkip(cells, index);
    const isUsed = used.has(row) && why !== 'empty';
    if (why && !isUsed) table.skipped.push({ row, why, text: cells.filter(isFilled).join(', ') });
    else table.rows.push({ row, cells: headings.map((_, column) => cells[column] ?? '') });
  });
  table.emptyColumns = headings.flatMap((heading, column) =>
    heading === '' && !table.rows.some(({ cells }) => isFilled(cells[column])) ? [columnLetters(column)] : [],
  );
  return table;
}

/** Guesses the fields of a sheet without headings from what its cells are. */
export function guessFields(
  kind: SheetKind,
  rows: readonly TableRow[],
  width: number,
): (string | undefined)[] {
  const share = (column: number, is: (cell: string) => boolean): number =>
    rows.filter(({ cells }) => is(cells[column] ?? '')).length / Math.max(1, rows.length);
  const tests: [field: string, is: (cell: string) => boolean][] = [
    ['phone', (cell) => isPhoneNumber(cell) || isTwoNumbers(cell)],
    ['email', (cell) => cell.includes('@')],
    [kind === 'guards' ? 'dateOfBirth' : 'startDate', (cell) => readDay(cell) !== undefined],
    ['name', (cell) => /\p{L}{2}/u.test(cell) && !cell.includes('@')],
    ['city', (cell) => /\p{L}{3}/u.test(cell) && !cell.includes('@')],
  ];
  const fields: (string | undefined)[] = Array.from({ length: width }, () => undefined);
  for (const [field, is] of tests) {
    const column = fields.findIndex((taken, each) => taken === undefined && share(each, is) > 0.5);
    if (column >= 0) fields[column] = field;
  }
  return fields;
}
