import * as z from 'zod/mini';
import * as endpoints from './consent.ts';
import { consentNotices, consentPurposes, optionalPurposes } from './consent.ts';
import { define } from './definition.ts';
import { choice } from './fields.ts';
import { dataReply } from './reply.schemas.ts';

/** What somebody agreed to on the page of signup or of an invitation: the notice that was shown, and the optional purposes that were ticked. */
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
  /** The version of the notice that was shown; null when it was not given on a page of ours. */
  notice: z.nullable(z.string()),
  /** When it was last given; null when it never was. */
  givenAt: z.nullable(z.string()),
  /** When it was last withdrawn; null while it is given, and when it never was. */
  withdrawnAt: z.nullable(z.string()),
});
export type Consent = z.output<typeof consent>;

export const setConsentBody = z.object({
  purpose: choice('Purpose', optionalPurposes),
  isGiven: z.boolean({ error: 'Consent must be true or false' }),
});
export type SetConsentBody = z.input<typeof setConsentBody>;

export const listConsents = define(endpoints.listConsents, {
  summary:
    'What the caller agreed to, a row for each purpose: with which notice, when, and when it was withdrawn.',
  reply: dataReply(z.array(consent)),
});

export const setConsent = define(endpoints.setConsent, {
  summary: 'Give or withdraw consent to one optional purpose. Setting it to what it is changes nothing.',
  body: setConsentBody,
  reply: dataReply(z.array(consent)),
});
