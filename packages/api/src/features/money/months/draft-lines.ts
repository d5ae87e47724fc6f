import { priceOfDuties, priceOfHolidays, type Rate, rateOf } from '@prahari/domain/rates';
import { type FixedDay, fixedLines } from './fixed-lines.ts';
import type { Line } from './line.rows.ts';
import { type BillableDuty, groupBy, type PricedDuty, placeOf, type Terms } from './line-terms.ts';
import { BASIS_UNITS, unitOf, wordsOfBasis, wordsOfDays, wordsOfDuties } from './line-words.ts';

const sumOf = (duties: readonly BillableDuty[]): number =>
  duties.reduce((sum, { counts }) => sum + counts, 0);

/** Returns the line of a guard's duties at a post with one rate, and that of its holidays. */
function dutyLines(duties: readonly PricedDuty[], prefix: string, terms: Terms): Line[] {
  const [first] = duties;
  if (!first) return [];
  const { rate, hours, shift, postId, guardId, guardName } = first;
  const { month } = terms;
  const counts = sumOf(duties);
  const perUnit = rate.basis === 'hour' ? hours : 1;
  const id = [postId ?? '', guardId, rate.id, month].join(':');
  const place = placeOf(postId, terms);
  const words = `${prefix}${place}${wordsOfDuties(shift, hours)}`;
  const counted = duties.filter((duty) => duty.counts !== 0);
  const days = wordsOfDays(
    counted.map(({ day }) => day),
    month,
  );
  const line: Line = {
    id,
    description: `${words}, ${days}${wordsOfBasis(rate, month)}`,
    quantity: counts * perUnit,
    unit: unitOf(BASIS_UNITS[rate.basis], counts * perUnit),
    ratePaise: rate.amountPaise,
    amountPaise: priceOfDuties(rate, { month, counts, hours }),
    postId,
    guardId,
    guardName,
    rateId: rate.id,
    days: counted.map((duty) => ({ dutyId: duty.id, day: duty.day, counts: duty.counts })),
  };
  const onHolidays = counted.filter(({ day }) => terms.holidays.has(day));
  if (rate.holidayPercent === 0 || onHolidays.length === 0) return [line];
  const holidayDays = wordsOfDays(
    onHolidays.map(({ day }) => day),
    month,
  );
  return [
    line,
    {
      ...line,
      id: `${id}:holiday`,
      description: `${words}, holiday ${holidayDays}, ${rate.holidayPercent} % on top`,
      quantity: sumOf(onHolidays) * perUnit,
      unit: unitOf(BASIS_UNITS[rate.basis], sumOf(onHolidays) * perUnit),
      amountPaise: priceOfHolidays(rate, { month, counts: sumOf(onHolidays), hours }),
      days: [],
    },
  ];
}

/** A duty or post without a fitting rate. */
export interface PriceProblem {
  code: 'no_rate' | 'hours_differ';
  postId: string | null;
  message: string;
}

function problemOf(duty: BillableDuty, rate: Rate | undefined, terms: Terms): PriceProblem | undefined {
  const place = placeOf(duty.postId, terms);
  const { postId } = duty;
  if (!rate)
    return {
      code: 'no_rate',
      postId,
      message: `${place}no rate for ${wordsOfDuties(duty.shift, duty.hours)}`,
    };
  if (rate.hours === duty.hours) return undefined;
  return {
    code: 'hours_differ',
    postId,
    message: `${place}the rate is for ${rate.hours} hours, a duty has ${duty.hours}`,
  };
}

/** Prices duties of one month. A fixed price needs no duty: it is that of `fixedDays`. */
export function priceDuties(
  duties: readonly BillableDuty[],
  terms: Terms,
  { prefix = '', fixedDays }: { prefix?: string; fixedDays: readonly FixedDay[] },
): { lines: Line[]; problems: PriceProblem[] } {
  const problems = new Map<string, PriceProblem>();
  const priced: PricedDuty[] = [];
  for (const duty of duties) {
    const rate = terms.rates.find(({ id }) => id === duty.rateId) ?? rateOf(terms.rates, duty);
    const problem = problemOf(duty, rate, terms);
    if (problem) problems.set(problem.message, problem);
    if (rate) priced.push({ ...duty, rate });
  }
  const byDuty = priced.filter(({ rate, counts }) => rate.basis !== 'fixed' && counts !== 0);
  const lines = groupBy(byDuty, ({ postId, guardId, rate }) => `${postId}:${guardId}:${rate.id}`).flatMap(
    (group) => dutyLines(group, prefix, terms),
  );
  const fixed = fixedLines(fixedDays, priced, { prefix, terms });
  return { lines: [...lines, ...fixed], problems: [...problems.values()] };
}
