import { countDays, type Day } from '@prahari/domain/days';
import { daysOfMonth, everyDayOf } from '@prahari/domain/muster';
import { shareOf } from '@prahari/domain/paise';
import { priceOfHolidays, type Rate, rateOf } from '@prahari/domain/rates';
import type { BilledDay, Line } from './line.rows.ts';
import { type BillablePost, groupBy, type PricedDuty, placeOf, type Terms } from './line-terms.ts';
import { BASIS_UNITS, unitOf, wordsOfDays, wordsOfDuties } from './line-words.ts';

/** A day of a post whose fixed price is to be billed; below 0 for one to take off. */
export interface FixedDay {
  post: BillablePost;
  day: Day;
  rate: Rate;
  counts: number;
}

/** Returns what of the fixed prices of posts no bill has yet, or has for days that are not the post's any more. */
export function fixedDaysOf({ month, rates, posts }: Terms, billed: readonly BilledDay[]): FixedDay[] {
  const billedOf = Map.groupBy(billed, ({ postId }) => postId);
  const days = everyDayOf(month);
  return [...posts.values()].flatMap((post) => {
    const ofPost = new Map(billedOf.get(post.id)?.map((one) => [one.day, one]));
    return days.flatMap((day): FixedDay[] => {
      const { counts = 0, rateId = null } = ofPost.get(day) ?? {};
      const isOfPost = post.startDate <= day && day <= post.endDate;
      const open = (isOfPost ? 1 : 0) - counts;
      if (open === 0) return [];
      const { id: postId, shift, hours } = post;
      const rate = rates.find(({ id }) => id === rateId) ?? rateOf(rates, { postId, shift, hours, day });
      return rate?.basis === 'fixed' ? [{ post, day, rate, counts: open }] : [];
    });
  });
}

const sumOf = (days: readonly FixedDay[]): number => days.reduce((sum, { counts }) => sum + counts, 0);

/** Returns the lines of one fixed price, whatever was attended, by the days of its post. */
function linesOf(
  days: readonly FixedDay[],
  duties: readonly PricedDuty[],
  { prefix, terms }: { prefix: string; terms: Terms },
): Line[] {
  const [first] = days;
  const counts = sumOf(days);
  if (!first || counts === 0) return [];
  const { post, rate } = first;
  const { month } = terms;
  const ofMonth = countDays(daysOfMonth(month).first, daysOfMonth(month).last);
  const words = `${prefix}${placeOf(post.id, terms)}fixed price for ${wordsOfDuties(post.shift, post.hours)}`;
  const wordsOf = (some: readonly FixedDay[]) =>
    wordsOfDays(
      some.map(({ day }) => day),
      month,
    );
  const quantity = Math.round((counts / ofMonth) * 100) / 100;
  const line: Line = {
    id: [post.id, rate.id, month].join(':'),
    description: `${words}, ${wordsOf(days)}`,
    quantity,
    unit: unitOf(BASIS_UNITS.fixed, quantity),
    ratePaise: rate.amountPaise,
    amountPaise: shareOf(rate.amountPaise, counts, ofMonth),
    postId: post.id,
    guardId: null,
    guardName: null,
    rateId: rate.id,
    days: duties
      .filter((duty) => duty.postId === post.id && duty.rate.id === rate.id)
      .map((duty) => ({ dutyId: duty.id, day: duty.day, counts: duty.counts })),
    fixedDays: days.map((one) => ({ day: one.day, counts: one.counts })),
  };
  const holidays = days.filter(({ day }) => terms.holidays.has(day));
  const onHolidays = sumOf(holidays);
  if (rate.holidayPercent === 0 || onHolidays === 0) return [line];
  return [
    line,
    {
      ...line,
      id: `${line.id}:holiday`,
      description: `${words}, holiday ${wordsOf(holidays)}, ${rate.holidayPercent} % on top`,
      quantity: onHolidays,
      unit: unitOf('day', onHolidays),
      amountPaise: priceOfHolidays(rate, { month, counts: onHolidays, hours: post.hours }),
      days: [],
      fixedDays: [],
    },
  ];
}

/** Returns the lines of fixed prices, with the duties that each has. */
export const fixedLines = (
  days: readonly FixedDay[],
  duties: readonly PricedDuty[],
  of: { prefix: string; terms: Terms },
): Line[] =>
  groupBy(days, ({ post, rate }) => `${post.id}:${rate.id}`).flatMap((group) => linesOf(group, duties, of));
