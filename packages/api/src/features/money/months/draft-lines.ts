import { addDays, countDays, type Day } from '@prahari/domain/days';
import { daysOfMonth } from '@prahari/domain/muster';
import { shareOf } from '@prahari/domain/paise';
import { daysWithin, priceOfDuties, priceOfHolidays, type Rate, rateOf } from '@prahari/domain/rates';
import type { Shift } from '@prahari/domain/shifts';
import type { Line } from './line.rows.ts';
import { BASIS_UNITS, unitOf, wordsOfBasis, wordsOfDays, wordsOfDuties } from './line-words.ts';

/** A duty to bill; `counts` is a difference where the duty was billed before. */
export interface BillableDuty {
  id: string;
  postId: string | null;
  guardId: string;
  guardName: string;
  day: Day;
  shift: Shift;
  hours: number;
  counts: number;
  /** The rate by which a bill prices it already; null without one. */
  rateId: string | null;
}

export interface BillablePost {
  id: string;
  street: string;
  city: string;
  shift: Shift;
  hours: number;
  startDate: Day;
  endDate: Day;
}

interface Terms {
  month: string;
  rates: readonly Rate[];
  posts: ReadonlyMap<string, BillablePost>;
  holidays: ReadonlySet<Day>;
}

/** A duty with its rate. */
interface PricedDuty extends BillableDuty {
  rate: Rate;
}

const sumOf = (duties: readonly BillableDuty[]): number =>
  duties.reduce((sum, { counts }) => sum + counts, 0);

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): T[][] => [
  ...Map.groupBy(items, keyOf).values(),
];

const placeOf = (postId: string | null, { posts }: Terms): string => {
  const post = postId === null ? undefined : posts.get(postId);
  return post ? `${[post.street, post.city].filter(Boolean).join(', ')}: ` : '';
};

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

/** Returns the days of a post in a month with the rate of each. */
function fixedDays(post: BillablePost, { month, rates }: Terms): { day: Day; rate: Rate }[] {
  const days = daysWithin(month, post.startDate, post.endDate);
  if (!days) return [];
  return Array.from({ length: countDays(days.first, days.last) }, (_, index) => {
    const day = addDays(days.first, index);
    const { id: postId, shift, hours } = post;
    return { day, rate: rateOf(rates, { postId, shift, hours, day }) };
  }).filter((one): one is { day: Day; rate: Rate } => one.rate?.basis === 'fixed');
}

/** Returns the lines of a post's fixed price, whatever was attended, by its days in the month. */
function fixedLines(post: BillablePost, duties: readonly PricedDuty[], terms: Terms): Line[] {
  const { first, last } = daysOfMonth(terms.month);
  const ofMonth = countDays(first, last);
  return groupBy(fixedDays(post, terms), ({ rate }) => rate.id).flatMap((group) => {
    const rate = group[0]?.rate;
    if (!rate) return [];
    const days = group.map(({ day }) => day);
    const words = `${placeOf(post.id, terms)}fixed price for ${wordsOfDuties(post.shift, post.hours)}`;
    const quantity = Math.round((days.length / ofMonth) * 100) / 100;
    const line: Line = {
      id: [post.id, rate.id, terms.month].join(':'),
      description: `${words}, ${wordsOfDays(days, terms.month)}`,
      quantity,
      unit: unitOf(BASIS_UNITS.fixed, quantity),
      ratePaise: rate.amountPaise,
      amountPaise: shareOf(rate.amountPaise, days.length, ofMonth),
      postId: post.id,
      guardId: null,
      guardName: null,
      rateId: rate.id,
      days: duties
        .filter((duty) => duty.postId === post.id && duty.rate.id === rate.id)
        .map((duty) => ({ dutyId: duty.id, day: duty.day, counts: duty.counts })),
    };
    const holidays = days.filter((day) => terms.holidays.has(day));
    if (rate.holidayPercent === 0 || holidays.length === 0) return [line];
    return [
      line,
      {
        ...line,
        id: `${line.id}:holiday`,
        description: `${words}, holiday ${wordsOfDays(holidays, terms.month)}, ${rate.holidayPercent} % on top`,
        quantity: holidays.length,
        unit: unitOf('day', holidays.length),
        amountPaise: priceOfHolidays(rate, {
          month: terms.month,
          counts: holidays.length,
          hours: post.hours,
        }),
        days: [],
      },
    ];
  });
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

/** Prices duties of one month. A fixed price needs no duty, so it is asked for with `withFixed`. */
export function priceDuties(
  duties: readonly BillableDuty[],
  terms: Terms,
  { prefix = '', withFixed }: { prefix?: string; withFixed: boolean },
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
  const fixed = withFixed ? [...terms.posts.values()].flatMap((post) => fixedLines(post, priced, terms)) : [];
  return { lines: [...lines, ...fixed], problems: [...problems.values()] };
}
