import * as z from 'zod/mini';
import * as wire from './consent.ts';
import { consentNotices, consentPurposes, optionalPurposes } from './consent.ts';
import { define } from './definition.ts';
import { choice } from './fields.ts';
import { dataReply, instant } from './reply.schemas.ts';

/** The consent given at signup or on an invitation: the notice shown and the purposes ticked. */
export const signupConsent = z.object(
  {
    notice: choice('Notice', consentNotices),
    purposes: z
      .array(choice('Purpose', optionalPurposes), { error: 'Purposes must be a list' })
      .check(z.maxLength(optionalPurposes.length, { error: 'Each purpose can be named once' })),
  },
  { error: 'Consent must name the notice and the purposes' },
);
export type SignupConsent = z.output<typeof signupConsent>;

/** A person's consent to one purpose. Instants are UTC, ISO 8601. */
export const consent = z.object({
  purpose: z.enum(consentPurposes),
  isGiven: z.boolean(),
  /** The version of the notice shown; null when consent was not given on our pages. */
  notice: z.nullable(z.string()),
  /** The time it was last given; null if never. */
  givenAt: z.nullable(instant),
  /** The time it was last withdrawn; null while it is given or if it never was. */
  withdrawnAt: z.nullable(instant),
});
export type Consent = z.output<typeof consent>;

export const setConsentBody = z.object({
  purpose: choice('Purpose', optionalPurposes),
  isGiven: z.boolean({ error: 'Consent must be true or false' }),
});
export type SetConsentBody = z.input<typeof setConsentBody>;

export const listConsents = define(wire.listConsents, {
  summary:
    'What the caller agreed to, a row for each purpose: with which notice, when, and when it was withdrawn.',
  reply: dataReply(z.array(consent)),
});

export const setConsent = define(wire.setConsent, {
  summary: 'Give or withdraw consent to one optional purpose. Setting it to what it is changes nothing.',
  body: setConsentBody,
  reply: dataReply(z.array(consent)),
});
