import { addDays, countDays, type Day, earlierDay } from './days.ts';
import { daysOfMonth } from './muster.ts';
import { shareOf } from './paise.ts';

/** The longest that a buyer may take to pay a micro or small enterprise (MSMED Act, section 15). */
export const MSMED_DAYS = 45;

/** Interest is three times the bank rate (section 16). */
const TIMES_BANK_RATE = 3;
/** A percent with two decimals as a whole number, of this many. */
const WHOLE = 10_000;

/** The same day of the next month, or its last one: 31 January, 28 February. */
function nextMonth(day: Day): Day {
  const { first, last } = daysOfMonth(addDays(daysOfMonth(day.slice(0, 7)).last, 1).slice(0, 7));
  return earlierDay(addDays(first, Number(day.slice(8)) - 1), last);
}

/** The first day that costs interest: the due date is over, or the 45th day after the bill's, if that is earlier. */
export function firstInterestDay({ billDate, dueDate }: { billDate: Day; dueDate: Day }): Day {
  return addDays(earlierDay(dueDate, addDays(billDate, MSMED_DAYS)), 1);
}

/**
 * Returns the interest on what is still owed of a bill up to a day, included: three times the bank rate,
 * compounded each month (MSMED Act, section 16), and by days of a year for the rest. In paise; 0 before its
 * first day. @param bankRate percent a year, with at most two decimals
 */
export function msmeInterest(
  bill: { owed: number; billDate: Day; dueDate: Day },
  { day, bankRate }: { day: Day; bankRate: number },
): number {
  const rate = Math.round(bankRate * 100) * TIMES_BANK_RATE;
  let from = firstInterestDay(bill);
  let balance = bill.owed;
  for (let rest = nextMonth(from); addDays(rest, -1) <= day; rest = nextMonth(from)) {
    balance += shareOf(balance, rate, 12 * WHOLE);
    from = rest;
  }
  if (from <= day) balance += shareOf(balance, rate * countDays(from, day), 365 * WHOLE);
  return balance - bill.owed;
}
