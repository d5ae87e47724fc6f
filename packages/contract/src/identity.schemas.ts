import * as z from 'zod/mini';
import { guardNotFound } from './assignments.ts';
import { define } from './definition.ts';
import * as wire from './identity.ts';
import { personErased } from './people.ts';
import { dataReply, instant, link, messageReply } from './reply.schemas.ts';

const licence = z.object({ number: z.string(), state: z.string(), validTo: z.string() });

/** A picture as `data:image/jpeg;base64,…`. */
const picture = z.string();

/** A guard's card with the address of its QR code. */
export const identityCard = z.object({
  url: z.nullable(link),
  name: z.string(),
  /** Null without one. */
  photograph: z.nullable(picture),
  /** Empty when unknown, as the company's address. */
  badgeNumber: z.string(),
  company: z.string(),
  address: z.string(),
  /** Null where the office has not entered it. */
  licence: z.nullable(licence),
});
export type IdentityCard = z.output<typeof identityCard>;

/** All that a card says in public. */
export const identity = z.object({
  name: z.string(),
  /** Missing without one. */
  photograph: z.optional(picture),
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

const MAX_BASE64 = Math.ceil(wire.MAX_PHOTOGRAPH_BYTES / 3) * 4;

export const savePhotographBody = z.object({
  /** A JPEG or PNG picture in base64. Its bytes tell its type; what a camera wrote into it is left out. */
  content: z
    .string({ error: 'Photograph is required' })
    .check(
      z.minLength(1, { error: 'Photograph is required' }),
      z.maxLength(MAX_BASE64, { error: wire.identityMessages.pictureTooLarge }),
      z.regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: 'Photograph must be base64' }),
    ),
});
export type SavePhotographBody = z.input<typeof savePhotographBody>;

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

export const savePhotograph = define(wire.savePhotograph, {
  summary: 'Keep the photograph of a guard: a JPEG or PNG of at most 70 KB, without its metadata.',
  body: savePhotographBody,
  reply: messageReply,
  refusals: [guardNotFound, personErased],
});

export const deletePhotograph = define(wire.deletePhotograph, {
  summary: 'Delete the photograph of a guard.',
  reply: messageReply,
  refusals: [guardNotFound, personErased],
});

export const downloadIdentityCard = define(wire.downloadIdentityCard, {
  summary: 'Both sides of a guard’s card as a PDF in the size of a bank card.',
  reply: z.string(),
  replyTypes: ['application/pdf'],
  refusals: [guardNotFound, wire.identityNotFound],
});
