import { isExistingDay } from '@prahari/domain/days';
import type { ColumnDef } from 'hucre/xlsx';
import type { CellKind, SheetColumn, Value } from './sheet-column.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Lakhs and crores: `1,23,456.00`. */
const RUPEES = '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;##,##0.00';
const DAY = 'dd-mmm-yyyy';
const TIME = 'dd-mmm-yyyy hh:mm';
const IS_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;

const columnOf = <Row>([header, , kind]: SheetColumn<Row>): ColumnDef => {
  if (kind === 'day') return { header, width: 13, numFmt: DAY };
  if (kind === 'time') return { header, width: 18, numFmt: TIME };
  if (kind === 'rupees') return { header, width: 16, numFmt: RUPEES };
  return { header, width: Math.max(16, header.length + 2) };
};

/** Text stays text, also one that begins with `=`: a cell is a formula only when it is written as one. */
const cellOf = (value: Value, kind: CellKind | undefined): string | number | Date | null => {
  if (value === undefined || value === '') return null;
  if (kind === 'time' && IS_TIME.test(String(value)))
    return new Date(`${String(value).replace(' ', 'T')}:00Z`);
  return kind === 'day' && isExistingDay(String(value)) ? new Date(`${value}T00:00:00Z`) : value;
};

async function* cellsOf<Row>(
  columns: readonly SheetColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<(string | number | Date | null)[]> {
  for await (const rows of batches)
    for (const row of rows) yield columns.map(([, value, kind]) => cellOf(value(row), kind));
}

/** Makes a workbook of rows that come in batches, with numbers and days that Excel calculates with. */
export async function* xlsxPieces<Row>(
  columns: readonly SheetColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  yield* writeXlsxStream(cellsOf(columns, batches), {
    name: 'Prahari',
    columns: columns.map(columnOf),
    freezePane: { rows: 1 },
  });
}
