import { importMessages, MAX_IMPORT_FILE_BYTES, MAX_IMPORT_LENGTH } from '@prahari/contract/imports';
import { decodeText } from '@prahari/domain/sheets/decode-text';
import { readDelimited } from '@prahari/domain/sheets/delimited-text';
import { readPasted } from '@prahari/domain/sheets/pasted-lines';
import type { Sheet } from '@prahari/domain/sheets/sheet-draft';

/** The sheets of a file, or why it cannot be read. */
export type ReadFile = { sheets: Sheet[] } | { problem: string };

const hasRows = ({ rows }: Sheet): boolean => rows.some((cells) => cells.some((cell) => cell !== ''));
const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** Bytes as text, a character each, to look for names in them. */
const asLatin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Explains what a compound file (MS-CFB) is, by the names of its streams. */
function compoundFileProblem(name: string, bytes: Uint8Array): string {
  const text = asLatin1(bytes);
  const hasStream = (stream: string): boolean => text.includes([...stream, ''].join('\0'));
  // A protected .xlsx is an encrypted package in a compound file.
  if (hasStream('EncryptedPackage')) return importMessages.protectedWorkbook;
  // `Book` is the stream of Excel 5 and 95.
  if (hasStream('Workbook') || hasStream('Book')) return importMessages.oldExcel(name);
  return importMessages.notASheet;
}

/** True for a workbook of Excel 2 to 4, which begins with a BOF record ([MS-XLS] 2.4.21). */
const isBeforeExcel5 = ([first, version, length, zero]: Uint8Array): boolean =>
  first === 9 && [0, 2, 4].includes(version ?? -1) && [4, 6].includes(length ?? -1) && zero === 0;

async function readWorkbook(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<ReadFile> {
  const { workbookSheets } = await import('./workbook-sheets.ts');
  try {
    const sheets = await workbookSheets(bytes);
    return sheets === 'tooMuch' ? { problem: importMessages.tooMuch } : { sheets };
  } catch {
    const isOther = /xl\/workbook\.bin|opendocument\.spreadsheet/.test(asLatin1(bytes));
    return { problem: isOther ? importMessages.otherTable(name) : importMessages.notASheet };
  }
}

/** Portals call two kinds of file .xls: a page with a table, and the XML of Excel 2003. */
const MARKUP = /^\s*<(?:\?xml|!doctype|html|head|body|meta|style|table|workbook)\b/i;

function readText(name: string, text: string): ReadFile {
  if (MARKUP.test(text)) return { problem: importMessages.otherTable(name) };
  // A picture or a PDF that was chosen by mistake.
  if (text.includes('\0') || text.startsWith('%PDF')) return { problem: importMessages.notASheet };
  if (text.length > MAX_IMPORT_LENGTH) return { problem: importMessages.tooLong(text.length) };
  return { sheets: [{ name: '', rows: readDelimited(text) }] };
}

/** Reads an .xlsx or .csv file, known by its content and not by its name. The reader of workbooks is loaded for a workbook only. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MAX_IMPORT_FILE_BYTES) return { problem: importMessages.tooBig };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { problem: compoundFileProblem(file.name, bytes) };
  if (isBeforeExcel5(bytes)) return { problem: importMessages.oldExcel(file.name) };
  const read = startsWith(bytes, 0x50, 0x4b)
    ? await readWorkbook(file.name, bytes)
    : readText(file.name, decodeText(bytes));
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
