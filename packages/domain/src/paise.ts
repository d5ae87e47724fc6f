/** Money is counted in whole paise. One rupee has 100. */

/**
 * Returns paise × times ÷ by, rounded half away from zero, so that a credit mirrors its charge to the
 * paisa. All are whole numbers; the product may be larger than a number holds exactly.
 */
export function shareOf(paise: number, times: number, by: number): number {
  const product = BigInt(paise) * BigInt(times);
  const size = product < 0n ? -product : product;
  const share = Number((2n * size + BigInt(by)) / (2n * BigInt(by)));
  return product < 0n ? -share : share;
}

export const toPaise = (rupees: number): number => Math.round(rupees * 100);

export const toRupees = (paise: number): number => paise / 100;

/** Returns quantity × rate in paise, half up. @param rate rupees; both have at most two decimals */
export const productOf = (quantity: number, rate: number): number =>
  shareOf(toPaise(rate), Math.round(quantity * 100), 100);

/** Returns the sum of amounts in paise. */
export const sumPaise = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/** True for rupees with at most two decimals. */
export const hasWholePaise = (rupees: number): boolean => toRupees(toPaise(rupees)) === rupees;
