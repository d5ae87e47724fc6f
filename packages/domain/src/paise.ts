/** Money is counted in whole paise. One rupee has 100. */

/** Divides whole numbers and rounds half away from zero, so that a credit mirrors its charge to the paisa. */
export const divideHalfUp = (numerator: number, denominator: number): number =>
  Math.sign(numerator) * Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator));

export const toPaise = (rupees: number): number => Math.round(rupees * 100);

export const toRupees = (paise: number): number => paise / 100;

/** Returns the sum of amounts in paise. */
export const sumPaise = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/** True for rupees with at most two decimals. */
export const hasWholePaise = (rupees: number): boolean => toRupees(toPaise(rupees)) === rupees;
