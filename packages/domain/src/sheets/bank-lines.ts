import { isDayInRange } from '../days.ts';
import { dayOrderOf, readDay } from '../read-day.ts';

/** Money that came in, by a line of a bank statement; rupees. */
export interface BankLine {
  day: string;
  text: string;
  amount: number;
}

const headings = {
  day: /^(?:txn|tran(?:saction)?|value|post(?:ing|ed)?|book)?[\s.]*date(?:\s*& time)?$|^(?:दिनांक|तारीख)$/i,
  text: /narration|description|particulars|remarks|details|विवरण/i,
  reference: /ref|utr|chq|cheque/i,
  credit: /^(?!.*(?:\bdr\b|debit)).*(?:credit|deposit|\bcr\b|paid in|money in|जमा)/i,
  /** One column for money in and out, with `CR` beside it or in it, or a sign. */
  amount: /^(?:txn|tran(?:saction)?)?[\s.]*amount/i,
  side: /\bcr\b.*\bdr\b|\bdr\b.*\bcr\b|^(?:debit|credit)\s*\/|^(?:txn|tran(?:saction)?)?[\s.]*type$/i,
} as const;

const columnOf = (row: readonly string[], heading: RegExp): number =>
  row.findIndex((cell) => heading.test(cell.trim()));

/** `123456`, `1,23,456.00` or `123,456.000`. */
const WITH_POINT = /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,2})0*)?$/;
/** `123456,00` or `123.456,00`. */
const WITH_COMMA = /^(\d+|\d{1,3}(?:\.\d{3})+),(\d\d)$/;

/** `1,23,456.00 (Cr)` is 123456; undefined for text that is no amount of money that came in. */
function rupeesIn(cell: string): number | undefined {
  const text = cell.replace(/[₹\s+]|INR|Rs\.?|\/-$|\(?Cr\.?\)?$/gi, '');
  const [, rupees, paise = '0'] = WITH_POINT.exec(text) ?? WITH_COMMA.exec(text) ?? [];
  return rupees === undefined ? undefined : Number(`${rupees.replace(/[,.]/g, '')}.${paise}`);
}

const isOut = (side: string | undefined): boolean => /\bd(?:r|ebit)?\b/i.test(side ?? '');

const isHead = (row: readonly string[]): boolean =>
  columnOf(row, headings.day) >= 0 &&
  columnOf(row, headings.text) >= 0 &&
  Math.max(columnOf(row, headings.credit), columnOf(row, headings.amount)) >= 0;

/**
 * Reads the lines with money that came in from a bank's file. Undefined where no row has the headings of a
 * day, a text and a credit.
 */
export function bankLinesOf(rows: readonly (readonly string[])[]): BankLine[] | undefined {
  const at = rows.findIndex(isHead);
  const head = rows[at];
  if (!head) return undefined;
  const [day, text, reference, credit, amountOfBoth, side] = (
    ['day', 'text', 'reference', 'credit', 'amount', 'side'] as const
  ).map((name) => columnOf(head, headings[name])) as [number, number, number, number, number, number];
  const isSplit = credit >= 0;
  const body = rows.slice(at + 1);
  const order = dayOrderOf(body.map((row) => row[day] ?? ''));
  return body.flatMap((row) => {
    if (!isSplit && isOut(row[side])) return [];
    const amount = rupeesIn(row[isSplit ? credit : amountOfBoth] ?? '');
    const read = readDay(row[day] ?? '', undefined, order === 'monthFirst' ? order : 'dayFirst');
    if (!amount || !read || !isDayInRange(read)) return [];
    const words = [row[text], reference === text ? '' : row[reference]].filter(Boolean).join(' ');
    return [{ day: read, text: words.slice(0, 500) || 'No text', amount }];
  });
}
