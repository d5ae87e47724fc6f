import { shiftLabels } from '@prahari/contract/assignments';
import { shifts } from '@prahari/domain/shifts';

/** A day as spreadsheets in India write it, `14/08/2027` or `14-8-2027`, as `2027-08-14`; any other text unchanged. */
export function dayIn(cell: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(cell) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell;
}

/** Excel shows a long number as `9.87654E+09` and loses its end; a leading quote keeps it as text. */
export const isCutNumber = (cell: string): boolean => /^\d([.,]\d+)?E\+\d+$/i.test(cell);
export const CUT_NUMBER = 'The spreadsheet has cut the number. Format the column as text';

/** Without the quote that an exported file puts before a text that a spreadsheet would run. */
export const withoutFormulaQuote = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '');

export const textIn = (cell: string): string => cell.replace(/^'/, '');

/** Undefined for an empty cell; text that is no number stays text, which the schema reports. */
export const numberIn = (cell: string): number | string | undefined => {
  if (cell === '') return undefined;
  const value = Number(cell.replace(/,/g, ''));
  return Number.isNaN(value) ? cell : value;
};

/** `day`, `night` or `24h` from its value or label; any other text unchanged. */
export const shiftIn = (cell: string): string =>
  shifts.find((one) => [one, shiftLabels[one].toLowerCase()].includes(cell.toLowerCase())) ?? cell;
