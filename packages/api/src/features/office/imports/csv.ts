import { cleanText } from '@prahari/domain/clean-text';

export interface CsvRow {
  /** The line in the file, from 1; a quoted cell may span lines. */
  line: number;
  cells: string[];
  /** True if a quote is never closed, so that the row goes on until the end of the file. */
  isOpen?: boolean;
}

/** Finds the separator, which depends on Excel's region and may be in its own line: `sep=;`. */
function separatorOf(text: string): { separator: string; from: number } {
  const [separatorLine, separator = ''] = /^sep=([,;\t])\r?\n/i.exec(text) ?? [];
  if (separatorLine) return { separator, from: separatorLine.length };
  const header = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1)[0] ?? '';
  const count = (one: string) => header.split(one).length;
  const [best = ','] = [',', ';', '\t'].sort((a, b) => count(b) - count(a));
  return { separator: best, from: 0 };
}

/** Parses a CSV file (RFC 4180) with comma, semicolon or tab, without empty rows. Trims cells. */
export function parseCsv(file: string): CsvRow[] {
  const text = file.replace(/^\ufeff/, '');
  const { separator, from } = separatorOf(text);
  const rows: CsvRow[] = [];
  let line = from ? 2 : 1;
  let row: CsvRow = { line, cells: [] };
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.cells.push(cleanText(cell));
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.cells.some((one) => one !== '')) rows.push(row);
    row = { line, cells: [] };
  };
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] as string;
    if (character === '\n') line += 1;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (character === separator) endCell();
    else if (character === '\n') endRow();
    else if (character === '\r') {
      // Old Macs ended lines with a carriage return alone; elsewhere a line feed follows.
      if (text[at + 1] !== '\n') {
        line += 1;
        endRow();
      }
    } else cell += character;
  }
  if (isQuoted) row.isOpen = true;
  endRow();
  return rows;
}
