import * as z from 'zod/mini';
import { location } from './assignments.schemas.ts';
import { guardNotFound } from './assignments.ts';
import { define, shortListQuery, shortListReply } from './definition.ts';
import { choice, day, id, number } from './fields.ts';
import type { ShortListQuery } from './lists.ts';
import * as wire from './offers.ts';
import { personErased } from './people.ts';
import { outsidePost, postEnded, postFull, postHasNoShift, postNotFound } from './posts.ts';
import { calendarDay, dataReply, instant, link, recordId, shift } from './reply.schemas.ts';

const uniqueInOrder = z.transform((values: string[]) => [...new Set(values)].sort());

export const sendOffersBody = z.object({
  postId: id('Post'),
  /** The first valid yes gets all of them. */
  days: z.pipe(
    z
      .array(day('Day'), { error: 'Days are required' })
      .check(
        z.minLength(1, { error: 'Choose at least one day' }),
        z.maxLength(wire.MAX_OFFER_DAYS, { error: `At most ${wire.MAX_OFFER_DAYS} days at once` }),
      ),
    uniqueInOrder,
  ),
  guardIds: z.array(id('Guard'), { error: 'Guards are required' }).check(
    z.minLength(1, { error: 'Choose at least one guard' }),
    z.maxLength(wire.MAX_OFFERED_GUARDS, {
      error: `At most ${wire.MAX_OFFERED_GUARDS.toLocaleString('en-IN')} guards at once`,
    }),
  ),
  /** The minutes for which the offer is open. */
  minutes: number('Minutes').check(
    z.refine(Number.isInteger, { error: 'Minutes must be a whole number', abort: true }),
    z.gte(1, { error: 'Minutes must be at least 1' }),
    z.lte(wire.MAX_OFFER_MINUTES, {
      error: `Minutes must be at most ${wire.MAX_OFFER_MINUTES.toLocaleString('en-IN')}`,
    }),
  ),
});
export type SendOffersBody = z.input<typeof sendOffersBody>;

/** A link of one guard, which is shown this once. */
export const sentOffer = z.object({
  _id: recordId,
  guardId: recordId,
  name: z.string(),
  /** The page that asks the guard. */
  url: link,
  /** Opens WhatsApp with the text; missing without a valid phone, or for a guard who refused WhatsApp. */
  whatsapp: z.optional(link),
});
export type SentOffer = z.output<typeof sentOffer>;

export const offersQuery = z.object({
  postId: id('Post'),
  status: z.optional(choice('status', wire.offerStatuses)),
  ...shortListQuery(wire.offerColumns),
});
export interface OffersQuery extends ShortListQuery {
  postId: string;
  status?: wire.OfferStatus;
}

/** An offer as the office sees it. */
export const offer = z.object({
  _id: recordId,
  guard: z.object({ _id: recordId, name: z.string(), phone: z.string() }),
  days: z.array(calendarDay),
  status: z.enum(wire.offerStatuses),
  sentAt: instant,
  openedAt: z.optional(instant),
  answeredAt: z.optional(instant),
  /** The minutes for which it is, or was, open. */
  openUntil: instant,
  /** The admin who sent it. */
  sentBy: z.string(),
  /** The rule that a yes met. */
  impossible: z.optional(z.enum(wire.impossibleReasons)),
  /** The assignments that the yes made. */
  assignmentIds: z.optional(z.array(recordId)),
});
export type Offer = z.output<typeof offer>;

export const offerIdsBody = z.object({
  offerIds: z
    .array(id('Offer'), { error: 'Offers are required' })
    .check(
      z.minLength(1, { error: 'Choose at least one offer' }),
      z.maxLength(wire.MAX_OFFERED_GUARDS, { error: 'Too many offers at once' }),
    ),
});
export type OfferIdsBody = z.input<typeof offerIdsBody>;

/** An offer as the guard's page shows it. */
export const offerForGuard = z.object({
  state: z.enum(wire.offerStates),
  guard: z.object({ name: z.string() }),
  client: z.object({ name: z.string() }),
  place: location,
  days: z.array(calendarDay),
  shift,
  startsAt: z.string(),
  hours: z.number(),
  /** The begin of the first duty and the end of the last one. */
  beginsAt: instant,
  endsAt: instant,
  openUntil: instant,
  answer: z.optional(z.enum(['yes', 'no'])),
  answeredAt: z.optional(instant),
});
export type OfferForGuard = z.output<typeof offerForGuard>;

export const answerOfferBody = z.object({ yes: z.boolean({ error: 'Yes must be true or false' }) });
export type AnswerOfferBody = z.input<typeof answerOfferBody>;

export const sendOffers = define(wire.sendOffers, {
  summary:
    'Offer one place of a post on some days to guards: each gets a link, and the first valid yes wins.',
  body: sendOffersBody,
  reply: dataReply(z.array(sentOffer)),
  refusals: [postNotFound, postEnded, postHasNoShift, outsidePost, postFull, guardNotFound, personErased],
});

export const listOffers = define(wire.listOffers, {
  summary: 'The offers of a post of the past 30 days, the newest first.',
  query: offersQuery,
  reply: shortListReply(offer),
  refusals: [postNotFound],
});

export const closeOffers = define(wire.closeOffers, {
  summary: 'Close offers that nobody has taken; their history stays.',
  body: offerIdsBody,
  reply: dataReply(z.array(offer)),
  refusals: [wire.offerNotFound],
});

export const getOffer = define(wire.getOffer, {
  summary: 'What the guard of a link is offered.',
  reply: dataReply(offerForGuard),
  refusals: [wire.offerNotFound],
});

export const answerOffer = define(wire.answerOffer, {
  summary:
    'Answer an offer. The first valid yes gets the duties, all or none; overlap, age and expired papers are looked at again.',
  body: answerOfferBody,
  reply: dataReply(offerForGuard),
  refusals: [
    wire.offerNotFound,
    wire.offerTaken,
    wire.offerExpired,
    wire.offerImpossible,
    wire.offerYours,
    personErased,
  ],
});
