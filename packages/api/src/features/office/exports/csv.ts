import { withFormulaQuotes } from '@prahari/domain/sheets/formula-quote';
import type { SheetColumn, Value } from './sheet-column.ts';

/** Without it, Excel reads a file in the machine's code page. */
const BYTE_ORDER_MARK = '\ufeff';

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** Returns a field that no spreadsheet runs as a formula, quoted where needed (RFC 4180). */
export function csvField(value: Value): string {
  if (typeof value === 'number') return String(value);
  const safe = withFormulaQuotes(value ?? '');
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
