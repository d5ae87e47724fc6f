/** Where a cell may begin: at the text's start, and behind a line break or any separator a spreadsheet may take. */
const CELL_START = String.raw`(?:^|[,;|\t\v\f\r\n\u0085\u2028\u2029])`;
/** Spreadsheets skip white space before a formula, and quotes may end there. */
const SKIPPED = String.raw`[\s"\p{Cc}\p{Default_Ignorable_Code_Point}]*`;
/** Spreadsheets run a text with this start as a formula (OWASP, CSV injection). */
const FORMULA = '[=+\\-@＝＋－＠]';

const UNQUOTED = new RegExp(`(${CELL_START}${SKIPPED})(?=${FORMULA})`, 'gu');
const QUOTED = new RegExp(`(${CELL_START}${SKIPPED})'(?=${FORMULA})`, 'gu');

/** Puts a quote before everything in a text that a spreadsheet could run as a formula. */
export const withFormulaQuotes = (text: string): string => text.replace(UNQUOTED, "$1'");

/** Removes the quotes that an exported CSV file has before formulas. */
export const withoutFormulaQuotes = (cell: string): string => cell.replace(QUOTED, '$1');
