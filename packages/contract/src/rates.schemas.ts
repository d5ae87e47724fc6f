import { dutyHours } from '@prahari/domain/post-hours';
import { rateBases } from '@prahari/domain/rates';
import { shifts } from '@prahari/domain/shifts';
import * as z from 'zod/mini';
import { clientNotFound } from './assignments.ts';
import { billFields } from './bills.schemas.ts';
import { define } from './definition.ts';
import { choice, day, id, number } from './fields.ts';
import { personErased } from './people.ts';
import { postNotFound } from './posts.ts';
import * as wire from './rates.ts';
import { dataReply, messageReply } from './reply.schemas.ts';
import { calendarDay, instant, recordId } from './reply-fields.ts';
import { twoDecimals } from './tax-fields.ts';
import { shift } from './words.schemas.ts';

const MAX_HOLIDAY_PERCENT = 200;

export const rateBasis = z.enum(rateBases);

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
  /** True once a bill was made with it: it stays. */
  isBilled: z.boolean(),
  createdAt: instant,
});
export type Rate = z.output<typeof rate>;

export const ratesQuery = z.object({ clientId: z.optional(id('Client')) });
/** The query as callers send it. */
export interface RatesQuery {
  clientId?: string;
}

export const newRateBody = z.object({
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
});
export type NewRateBody = z.input<typeof newRateBody>;

export const listRates = define(wire.listRates, {
  summary: 'Rates of a client, or all of them; the newest first.',
  query: ratesQuery,
  reply: dataReply(z.array(rate)),
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
