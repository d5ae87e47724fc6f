import type { Sheet } from '@prahari/domain/sheets/sheet-draft';
import { type SpreadsheetCell, sheetRows } from '@prahari/domain/sheets/spreadsheet-cells';
import readXlsx from 'read-excel-file/universal';
import { fillMerged, mendWorkbook, type SheetLayout } from './mended-workbook.ts';
import { unpackWorkbook } from './unpacked-workbook.ts';

const PLAIN: SheetLayout = { hidden: [], merged: [] };

/** Returns the sheets of an .xlsx file as Excel shows them. @throws for something else than a workbook */
export async function workbookSheets(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[] | 'tooMuch'> {
  const files = await unpackWorkbook(bytes);
  if (files === 'tooMuch') return files;
  const workbook = files ? mendWorkbook(files) : { bytes, layouts: [] };
  const sheets = await readXlsx(workbook.bytes.buffer);
  return sheets.map(({ sheet, data }, index) => {
    const layout = workbook.layouts[index] ?? PLAIN;
    const rows = fillMerged(sheetRows(data as unknown as SpreadsheetCell[][]), layout);
    return { name: sheet, rows, ...(layout.hidden.length > 0 && { hidden: layout.hidden }) };
  });
}
