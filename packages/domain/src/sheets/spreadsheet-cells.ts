import { cleanText } from '../clean-text.ts';

/** A cell of a workbook: text, a number, a day at midnight UTC, true or false, or nothing. */
export type SpreadsheetCell = string | number | boolean | Date | null | undefined;

const textOf = (cell: SpreadsheetCell): string => {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return cleanText(String(cell));
  // A day is a fraction in a workbook, and its midnight may come out a millisecond early.
  const second = new Date(Math.round(cell.getTime() / 1000) * 1000);
  return Number.isNaN(second.getTime()) ? '' : second.toISOString().slice(0, 10);
};

/** Returns the cells of a workbook's sheet as text. Days become `YYYY-MM-DD`. */
export const sheetRows = (rows: readonly (readonly SpreadsheetCell[])[]): string[][] =>
  rows.map((cells) => cells.map(textOf));
