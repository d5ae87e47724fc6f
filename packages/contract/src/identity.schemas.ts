import * as z from 'zod/mini';
import { guardNotFound } from './assignments.ts';
import { define } from './definition.ts';
import * as wire from './identity.ts';
import { personErased } from './people.ts';
import { dataReply, messageReply } from './reply.schemas.ts';
import { instant, link } from './reply-fields.ts';

const licence = z.object({ number: z.string(), state: z.string(), validTo: z.string() });

/** A guard's card with the address of its QR code. */
export const identityCard = z.object({
  url: z.nullable(link),
  name: z.string(),
  company: z.string(),
  /** Null where the office has not entered it. */
  licence: z.nullable(licence),
});
export type IdentityCard = z.output<typeof identityCard>;

/** All that a card says in public. */
export const identity = z.object({
  name: z.string(),
  company: z.string(),
  licence: z.nullable(licence),
  /** Missing while the guard is not on duty. */
  duty: z.optional(
    z.object({
      /** The client, where its record allows the name; else missing. */
      client: z.optional(z.string()),
      city: z.string(),
      until: instant,
      /** True where nobody keeps attendance. */
      asPlanned: z.boolean(),
    }),
  ),
});
export type Identity = z.output<typeof identity>;

export const makeIdentityCard = define(wire.makeIdentityCard, {
  summary: 'Make the card of a guard, or return the one that is valid.',
  reply: dataReply(z.object({ url: link })),
  refusals: [guardNotFound, personErased],
});

export const getIdentityCard = define(wire.getIdentityCard, {
  summary: 'The card of a guard.',
  reply: dataReply(identityCard),
  refusals: [guardNotFound],
});

export const endIdentityCard = define(wire.endIdentityCard, {
  summary: 'End the card of a guard.',
  reply: messageReply,
  refusals: [guardNotFound],
});

export const getOwnIdentityCard = define(wire.getOwnIdentityCard, {
  summary: 'The guard’s own card.',
  reply: dataReply(identityCard),
  refusals: [guardNotFound],
});

export const getIdentity = define(wire.getIdentity, {
  summary: 'What the company says of the guard whose card was scanned.',
  reply: dataReply(identity),
  refusals: [wire.identityNotFound],
});
