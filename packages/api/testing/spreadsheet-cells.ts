/** The choices of a person who opens a CSV file. */
export interface ReadingChoice {
  /** The characters that part cells. */
  separators: string;
  /** Several separators in a row part two cells only. */
  merges?: boolean;
  /** A line break ends the row also inside quotes. */
  breaksInQuotes?: boolean;
  /** Quotes are characters like others. */
  ignoresQuotes?: boolean;
}

const QUOTE = '"';

/** True if the quote at `at` ends its cell: a separator or the row's end follows, perhaps after blanks. */
function endsCell(text: string, at: number, isSeparator: (sign: string) => boolean): boolean {
  let next = at + 1;
  while (text[next] === ' ') next += 1;
  return next >= text.length || isSeparator(text[next] ?? '');
}

/** Reads a quoted cell that begins at `start`, and returns its text and the position behind its last quote. */
function readQuoted(text: string, start: number, isSeparator: (sign: string) => boolean): [string, number] {
  let cell = '';
  let at = start + 1;
  while (at < text.length) {
    const isQuote = text[at] === QUOTE;
    if (isQuote && text[at + 1] !== QUOTE && endsCell(text, at, isSeparator)) return [cell, at + 1];
    cell += text[at];
    at += isQuote && text[at + 1] === QUOTE ? 2 : 1;
  }
  return [cell, at];
}

function readCells(text: string, { separators, merges, ignoresQuotes }: ReadingChoice): string[] {
  const isSeparator = (sign: string) => separators.includes(sign) || sign === '\n' || sign === '\r';
  const cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    let start = at;
    while (text[start] === ' ') start += 1;
    if (text[start] === QUOTE && !ignoresQuotes) [cell, at] = readQuoted(text, start, isSeparator);
    while (at < text.length && !isSeparator(text[at] ?? '')) {
      cell += text[at];
      at += 1;
    }
    cells.push(cell);
    at += 1;
    while (merges && at < text.length && separators.includes(text[at] ?? '')) at += 1;
  }
  return cells;
}

/** Returns the cells of a CSV file as LibreOffice reads them (`ScImportExport::ScanNextFieldFromString`). */
export function spreadsheetCells(file: string, choice: ReadingChoice): string[] {
  const text = file.replace(/^\ufeff/, '');
  const rows = choice.breaksInQuotes ? text.split(/[\r\n]+/) : [text];
  return rows.flatMap((row) => readCells(row, choice));
}
