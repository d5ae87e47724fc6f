/**
 * Finds the signs that spreadsheets run as a formula (OWASP, CSV injection) wherever a cell may begin: at the text's
 * start, and behind a line break or any separator they may take. They skip white space there, and quotes may end.
 * Each stretch of white space is looked at once, so that a long text takes no longer than its length.
 */
const FORMULA =
  /(?=[=+\-@＝＋－＠])(?<=(?:^|[,;|\t\v\f\r\n\u0085\u2028\u2029])[\s"\p{Cc}\p{Default_Ignorable_Code_Point}]*)/gu;
/** The quote before such a sign. */
const FORMULA_QUOTE =
  /'(?=[=+\-@＝＋－＠])(?<=(?:^|[,;|\t\v\f\r\n\u0085\u2028\u2029])[\s"\p{Cc}\p{Default_Ignorable_Code_Point}]*')/gu;

/** Puts a quote before everything in a text that a spreadsheet could run as a formula. */
export const withFormulaQuotes = (text: string): string => text.replace(FORMULA, "'");

/** Removes the quotes that an exported CSV file has before formulas. */
export const withoutFormulaQuotes = (cell: string): string => cell.replace(FORMULA_QUOTE, '');
