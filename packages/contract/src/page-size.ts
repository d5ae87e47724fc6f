/** Heights in CSS pixels: a row of a table, and what stands above and below the rows of a page. */
const ROW = 44;
const AROUND = 280;

/** Rows of a page where the window is low, narrow or not known. */
export const FEWEST_ROWS = 10;

/** The windows that show a table; narrower ones show a card for each row. */
export const TABLE_WINDOW = '(min-width: 48rem)';

/** Returns how many rows of a table fit a window of this height, in CSS pixels. */
export const rowsThatFit = (height: number): number =>
  Math.max(FEWEST_ROWS, Math.floor((height - AROUND) / ROW));
