import type { SheetColumn, Value } from './sheet-column.ts';

/** Without it, Excel reads a file in the machine's code page. */
const BYTE_ORDER_MARK = '\ufeff';

/** Spreadsheets run a text with this start as a formula (OWASP, CSV injection). */
const FORMULA = /^[\s\u00a0\ufeff]*[=+\-@\t\r\n＝＋－＠]/u;
/** Finds a formula behind another spreadsheet's separator, where quotes protect nothing. */
const FORMULA_IN_CELL = /([;|\t\r\n][\s\u00a0\ufeff"]*)(?=[=+\-@＝＋－＠])/gu;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** Returns a field that no spreadsheet runs as a formula, quoted where needed (RFC 4180). */
export function csvField(value: Value): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const [start = ''] = FORMULA.exec(text) ?? [];
  const rest = text.slice(start.length).replace(FORMULA_IN_CELL, "$1'");
  const safe = start === '' ? rest : `'${start}${rest}`;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (values: readonly Value[]): string => `${values.map(csvField).join(',')}\r\n`;

/** Makes a CSV file of rows that come in batches. */
export async function* csvPieces<Row>(
  columns: readonly SheetColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(columns.map(([heading]) => heading));
  for await (const rows of batches)
    yield rows.map((row) => line(columns.map(([, value]) => value(row)))).join('');
}
