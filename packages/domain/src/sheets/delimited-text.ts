import { cleanText } from '../clean-text.ts';

const SEPARATORS = [',', ';', '\t', '|'];
/** Lines that tell the separator: titles above the headings have none. */
const SAMPLE = 10;

/** Finds the separator, which depends on Excel's region and may be in its own line: `sep=;`. */
function separatorOf(text: string): { separator: string; from: number } {
  const [line, named = ''] = /^sep=([,;\t|])(?:\r\n?|\n)/i.exec(text) ?? [];
  if (line) return { separator: named, from: line.length };
  const lines = text.replace(/"[^"]*"/g, '').split(/\r\n?|\n/, SAMPLE);
  const count = (one: string) => lines.join('\n').split(one).length;
  const [best = ','] = [...SEPARATORS].sort((a, b) => count(b) - count(a));
  return { separator: best, from: 0 };
}

/**
 * Reads text with separators (RFC 4180) into rows of cleaned cells, as a spreadsheet numbers them:
 * empty rows count. A quote that is never closed stays in its cell, so that it spoils one row only.
 */
export function readDelimited(file: string): string[][] {
  const text = file.replace(/^\ufeff/, '');
  const { separator, from } = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  /** True once the cell has more than white space and an equals sign: no quote opens it any more. */
  let hasText = false;
  let quotedFrom: number | undefined;
  const endCell = () => {
    row.push(cleanText(cell));
    cell = '';
    hasText = false;
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  /** True if a cell ends here, after spaces. */
  const isCellEnd = (at: number): boolean => {
    let next = at;
    while (text[next] === ' ') next += 1;
    return next >= text.length || [separator, '\n', '\r'].includes(text[next] ?? '');
  };
  for (let at = from; at <= text.length; at += 1) {
    const character = text[at];
    if (quotedFrom !== undefined) {
      if (character === '"' && text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (character === '"' && isCellEnd(at + 1)) quotedFrom = undefined;
      else if (character === undefined || character === '"') {
        // The quote is not closed: it is read again as text.
        at = quotedFrom;
        cell = '"';
        hasText = true;
        quotedFrom = undefined;
      } else cell += character;
    } else if (character === undefined) {
      if (cell !== '' || row.length > 0) endRow();
    } else if (character === '"' && !hasText && ['', '='].includes(cell.trim())) {
      // Some banks write texts as formulas: ="12-12-2026".
      cell = '';
      quotedFrom = at;
    } else if (character === separator) endCell();
    else if (character === '\n') endRow();
    else if (character === '\r') {
      // Old Macs ended lines with a carriage return alone; elsewhere a line feed follows.
      if (text[at + 1] !== '\n') endRow();
    } else {
      cell += character;
      hasText ||= character !== '=' && character.trim() !== '';
    }
  }
  return rows;
}
