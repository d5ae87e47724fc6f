import { shiftLabels } from '@prahari/contract/assignments';
import { cleanCode } from '@prahari/domain/clean-text';
import { readDay } from '@prahari/domain/read-day';
import { shifts } from '@prahari/domain/shifts';

/** Returns a day as `YYYY-MM-DD`; any other text stays for the schema to report. */
export const dayIn = (cell: string): string => readDay(cell) ?? cell;

/** True for a long number that Excel has cut to `9.87654E+09`; a leading quote keeps it as text. */
export const isCutNumber = (cell: string): boolean => /^\d([.,]\d+)?E\+\d+$/i.test(cell);
export const CUT_NUMBER = 'The spreadsheet has cut the number. Format the column as text';

/** Removes the quote that an exported file puts before a formula. */
export const withoutFormulaQuote = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '');

/** Removes the quote and the decimals with which Excel may save a phone: `9876543210.0`. */
export const textIn = (cell: string): string => cell.replace(/^'|\.0+$/g, '');

const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d*)?$|^\.\d+$/;

/** Returns undefined for an empty cell, and other text for the schema to report. */
export const numberIn = (cell: string): number | string | undefined => {
  const text = cleanCode(cell);
  return text === '' ? undefined : NUMBER.test(text) ? Number(text.replaceAll(',', '')) : cell;
};

/** Returns `day`, `night` or `24h` from its value or label; any other text stays. */
export const shiftIn = (cell: string): string =>
  shifts.find((one) => [one, shiftLabels[one].toLowerCase()].includes(cell.toLowerCase())) ?? cell;
