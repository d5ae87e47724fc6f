import { isDayInRange } from '../days.ts';
import { dayOrderOf, readDay } from '../read-day.ts';

/** Money that came in, by a line of a bank statement; rupees. */
export interface BankLine {
  day: string;
  text: string;
  amount: number;
}

const headings = {
  day: /^(?:txn|tran(?:saction)?|value|posting|book)?\s*\.?date$/i,
  text: /narration|description|particulars|remarks|details/i,
  reference: /ref|utr|chq|cheque/i,
  credit: /credit|deposit|\bcr\b/i,
} as const;

const columnOf = (row: readonly string[], heading: RegExp): number =>
  row.findIndex((cell) => heading.test(cell.trim()));

/** `1,23,456.00 Cr` is 123456; undefined for text that is no amount. */
function rupeesIn(cell: string): number | undefined {
  const text = cell.replace(/[₹,\s]|INR|Rs\.?|Cr\.?$/gi, '');
  return /^\d+(?:\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

/**
 * Reads the lines with money that came in from a bank's file. Undefined where no row has the headings of a
 * day, a text and a credit.
 */
export function bankLinesOf(rows: readonly (readonly string[])[]): BankLine[] | undefined {
  const at = rows.findIndex(
    (row) =>
      columnOf(row, headings.day) >= 0 &&
      columnOf(row, headings.text) >= 0 &&
      columnOf(row, headings.credit) >= 0,
  );
  const head = rows[at];
  if (!head) return undefined;
  const [day, text, reference, credit] = (['day', 'text', 'reference', 'credit'] as const).map((name) =>
    columnOf(head, headings[name]),
  ) as [number, number, number, number];
  const body = rows.slice(at + 1);
  const order = dayOrderOf(body.map((row) => row[day] ?? ''));
  return body.flatMap((row) => {
    const amount = rupeesIn(row[credit] ?? '');
    const read = readDay(row[day] ?? '', undefined, order === 'monthFirst' ? order : 'dayFirst');
    if (!amount || !read || !isDayInRange(read)) return [];
    const words = [row[text], reference === text ? '' : row[reference]].filter(Boolean).join(' ');
    return [{ day: read, text: words.slice(0, 500) || 'No text', amount }];
  });
}
