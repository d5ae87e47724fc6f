import { shareOf, toPaise, toRupees } from '@prahari/domain/paise';
import { divisorOf, priceOfDuties, type RateBasis, rateBases } from '@prahari/domain/rates';

/** Guards at a post on every day of a month. */
export interface QuotedMonth {
  /** `2026-11` */
  month: string;
  /** The price of one guard for the month in rupees. */
  amount: number;
  guards: number;
  /** Of a duty. */
  hours: number;
}

/** Prices in rupees. */
export interface BasisCost {
  basis: RateBasis;
  /** For one unit of the basis. */
  price: number;
  /** For all guards and the whole month, before GST. */
  cost: number;
}

/** Returns the price of one unit in paise, so that a duty and an hour are worth what the month is. */
function unitPaise(basis: RateBasis, { month, amount, hours }: QuotedMonth): number {
  const days = divisorOf('calendar', month);
  if (basis === 'duty') return shareOf(toPaise(amount), 1, days);
  if (basis === 'hour') return shareOf(toPaise(amount), 1, days * hours);
  return toPaise(amount);
}

/** Returns what a month costs by each basis. Each guard is a line of the bill and is rounded alone. */
export const costsOf = (quoted: QuotedMonth): BasisCost[] =>
  rateBases.map((basis) => {
    const { month, guards, hours } = quoted;
    const amountPaise = unitPaise(basis, quoted);
    const counts = divisorOf('calendar', month);
    const ofGuard = priceOfDuties({ basis, amountPaise }, { month, counts, hours });
    return { basis, price: toRupees(amountPaise), cost: toRupees(ofGuard * guards) };
  });

/** Returns what one guard costs for a month by a rate, in rupees. */
export const monthOf = (
  { basis, amount, hours }: { basis: RateBasis; amount: number; hours: number },
  month: string,
): number =>
  toRupees(
    priceOfDuties(
      { basis, amountPaise: toPaise(amount) },
      { month, counts: divisorOf('calendar', month), hours },
    ),
  );
