import { isDayInRange } from '@prahari/domain/days';
import { dutyHours } from '@prahari/domain/post-hours';
import { rateBases } from '@prahari/domain/rates';
import { shifts } from '@prahari/domain/shifts';
import * as z from 'zod/mini';
import { clientNotFound } from './assignments.ts';
import { billFields } from './bills.schemas.ts';
import { MAX_AMOUNT } from './constants.ts';
import { define, shortListQuery, shortListReply } from './definition.ts';
import { choice, day, id, number } from './fields.ts';
import type { ShortListQuery } from './lists.ts';
import { personErased } from './people.ts';
import { postNotFound } from './posts.ts';
import * as wire from './rates.ts';
import { calendarDay, dataReply, instant, messageReply, recordId, shift } from './reply.schemas.ts';
import { twoDecimals } from './tax-fields.ts';

const MAX_HOLIDAY_PERCENT = 200;
const MAX_RISE_PERCENT = 100;

export const rateBasis = z.enum(rateBases);

/** By a percent or an amount in rupees, one of both. */
const rise = z.object({
  day: calendarDay,
  percent: z.optional(z.number()),
  amount: z.optional(z.number()),
});

/** A price that a client agreed. `amount` is in rupees. */
export const rate = z.object({
  _id: recordId,
  clientId: recordId,
  /** Missing for every post. */
  postId: z.optional(recordId),
  /** Missing for every shift. */
  shift: z.optional(shift),
  basis: rateBasis,
  /** The hours of a duty. */
  hours: z.number(),
  amount: z.number(),
  /** Its first day. */
  from: calendarDay,
  /** Percent of a day's price that comes on top on a holiday. */
  holidayPercent: z.number(),
  /** Its yearly rise; proposed on its day. */
  rise: z.optional(rise),
  /** True once a bill was made with it: it stays. */
  isBilled: z.boolean(),
  /** True while its price is on the public page of prices, without the client. */
  isPublished: z.boolean(),
  createdAt: instant,
});
export type Rate = z.output<typeof rate>;

export const ratesQuery = z.object({
  clientId: z.optional(id('Client')),
  ...shortListQuery(wire.rateColumns),
});
/** The query as callers send it. */
export interface RatesQuery extends ShortListQuery {
  clientId?: string;
}

const newRise = z
  .object({
    day: day('Day of the rise'),
    percent: z.optional(twoDecimals('Percent', 0.01, MAX_RISE_PERCENT)),
    amount: z.optional(twoDecimals('Amount', 0.01, MAX_AMOUNT)),
  })
  .check(
    z.refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
      path: ['percent'],
      error: 'Enter a percent or an amount of the rise',
    }),
  );

const rateFields = z.object({
  clientId: id('Client'),
  postId: z.optional(id('Post')),
  shift: z.optional(choice('Shift', shifts)),
  basis: choice('Basis', rateBases),
  hours: number('Hours').check(
    z.refine((value) => (dutyHours as readonly number[]).includes(value), {
      error: `Hours must be one of ${dutyHours.join(', ')}`,
    }),
  ),
  amount: billFields.amount,
  from: day('From'),
  holidayPercent: z.optional(twoDecimals('Holiday percent', 0, MAX_HOLIDAY_PERCENT)),
  /** The rise that the contract settles; proposed again a year after it was made. */
  rise: z.optional(newRise),
});

export const newRateBody = rateFields.check(
  z.refine(({ from, rise: next }) => !next || !isDayInRange(next.day) || next.day > from, {
    path: ['rise', 'day'],
    error: 'A rate rises after its first day',
  }),
);
export type NewRateBody = z.input<typeof newRateBody>;

/** A rate whose rise is due, with what it becomes. */
export const rateRise = z.object({
  rate,
  client: z.object({ _id: recordId, name: z.string() }),
  /** In rupees, from the day of the rise. */
  amount: z.number(),
});
export type RateRise = z.output<typeof rateRise>;

export const raiseRateBody = z.object({ rateId: id('Rate') });
export type RaiseRateBody = z.input<typeof raiseRateBody>;

export const listRateRises = define(wire.listRateRises, {
  summary: 'Rates whose rise is due today or before and not entered yet, the oldest first.',
  reply: dataReply(z.array(rateRise)),
});

export const raiseRate = define(wire.raiseRate, {
  summary: 'Enter the rate that follows from a rise, from its day on, with the rise of the next year.',
  body: raiseRateBody,
  reply: dataReply(rate),
  refusals: [wire.rateNotFound, wire.riseNotDue, personErased, wire.sameRate],
});

export const listRates = define(wire.listRates, {
  summary: 'Rates of a client, or all of them; the newest first.',
  query: ratesQuery,
  reply: shortListReply(rate),
});

export const addRate = define(wire.addRate, {
  summary: 'Enter a rate from a day on. Bills that are made already do not change.',
  body: newRateBody,
  reply: dataReply(rate),
  refusals: [clientNotFound, postNotFound, personErased, wire.sameRate],
});

export const deleteRate = define(wire.deleteRate, {
  summary: 'Delete a rate that no bill was made with.',
  reply: messageReply,
  refusals: [wire.rateNotFound, wire.rateBilled],
});

/** A price that anybody may read: it names no client and no place. `amount` is in rupees. */
export const price = z.object({
  shift: z.optional(shift),
  basis: rateBasis,
  hours: z.number(),
  amount: z.number(),
});
export type Price = z.output<typeof price>;

export const publishRateBody = z.object({
  published: z.boolean({ error: 'Published must be true or false' }),
});
export type PublishRateBody = z.input<typeof publishRateBody>;

export const publishRate = define(wire.publishRate, {
  summary: 'Show the price of a rate on the public page of prices, without its client, or take it away.',
  body: publishRateBody,
  reply: dataReply(rate),
  refusals: [wire.rateNotFound, personErased],
});

export const listPrices = define(wire.listPrices, {
  summary: 'The prices in force today that the office publishes, each once, the lowest first.',
  reply: dataReply(z.array(price)),
});
