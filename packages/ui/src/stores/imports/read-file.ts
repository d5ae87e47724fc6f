import { importMessages, MAX_IMPORT_FILE_BYTES, MAX_IMPORT_LENGTH } from '@prahari/contract/imports';
import { decodeText } from '@prahari/domain/sheets/decode-text';
import { readDelimited } from '@prahari/domain/sheets/delimited-text';
import { readPasted } from '@prahari/domain/sheets/pasted-lines';
import type { Sheet } from '@prahari/domain/sheets/sheet-draft';
import { type SpreadsheetCell, sheetRows } from '@prahari/domain/sheets/spreadsheet-cells';

/** The sheets of a file, or why it cannot be read. */
export type ReadFile = { sheets: Sheet[] } | { problem: string };

const hasRows = ({ rows }: Sheet): boolean => rows.some((cells) => cells.some((cell) => cell !== ''));
const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<ReadFile> {
  const { default: readXlsx } = await import('read-excel-file/universal');
  try {
    const sheets = await readXlsx(bytes.buffer);
    return {
      sheets: sheets.map(({ sheet, data }) => ({
        name: sheet,
        rows: sheetRows(data as unknown as SpreadsheetCell[][]),
      })),
    };
  } catch {
    return { problem: importMessages.notASheet };
  }
}

function readText(text: string): ReadFile {
  // A picture or a PDF that was chosen by mistake.
  if (text.includes('\0') || text.startsWith('%PDF')) return { problem: importMessages.notASheet };
  if (text.length > MAX_IMPORT_LENGTH) return { problem: importMessages.tooLong(text.length) };
  return { sheets: [{ name: '', rows: readDelimited(text) }] };
}

/** Reads an .xlsx or .csv file. The reader of workbooks is loaded for a workbook only. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MAX_IMPORT_FILE_BYTES) return { problem: importMessages.tooBig };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Both begin with the same signature (MS-CFB); a protected workbook is an encrypted package in it.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return {
      problem: /\.xlsx$/i.test(file.name) ? importMessages.protectedWorkbook : importMessages.oldExcel,
    };
  const read = startsWith(bytes, 0x50, 0x4b) ? await readWorkbook(bytes) : readText(decodeText(bytes));
  if ('problem' in read) return read;
  const sheets = read.sheets.filter(hasRows);
  return sheets.length > 0 ? { sheets } : { problem: importMessages.empty };
}

/** Reads pasted cells or lines; undefined when there is nothing in them. */
export function readPastedText(text: string): ReadFile | undefined {
  if (text.length > MAX_IMPORT_LENGTH) return { problem: importMessages.tooLong(text.length) };
  const sheet = { name: '', rows: readPasted(text) };
  return hasRows(sheet) ? { sheets: [sheet] } : undefined;
}
