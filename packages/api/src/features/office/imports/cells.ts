import { shiftLabels } from '@prahari/contract/assignments';
import { shifts } from '@prahari/domain/shifts';

/** Converts `14/08/2027` or `14-8-2027` to `2027-08-14`; any other text stays. */
export function dayIn(cell: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(cell) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell;
}

/** True for a long number that Excel has cut to `9.87654E+09`; a leading quote keeps it as text. */
export const isCutNumber = (cell: string): boolean => /^\d([.,]\d+)?E\+\d+$/i.test(cell);
export const CUT_NUMBER = 'The spreadsheet has cut the number. Format the column as text';

/** Removes the quote that an exported file puts before a formula. */
export const withoutFormulaQuote = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '');

export const textIn = (cell: string): string => cell.replace(/^'/, '');

/** Returns undefined for an empty cell, and other text for the schema to report. */
export const numberIn = (cell: string): number | string | undefined => {
  if (cell === '') return undefined;
  const value = Number(cell.replace(/,/g, ''));
  return Number.isNaN(value) ? cell : value;
};

/** Returns `day`, `night` or `24h` from its value or label; any other text stays. */
export const shiftIn = (cell: string): string =>
  shifts.find((one) => [one, shiftLabels[one].toLowerCase()].includes(cell.toLowerCase())) ?? cell;
