import { FEWEST_ROWS, rowsThatFit, TABLE_WINDOW } from '@prahari/contract/lists';

/** Returns how many rows a page of a list has in this window, as the early call asks for. */
export const pageSizeOfWindow = (): number =>
  typeof window !== 'undefined' && matchMedia(TABLE_WINDOW).matches ? rowsThatFit(innerHeight) : FEWEST_ROWS;
