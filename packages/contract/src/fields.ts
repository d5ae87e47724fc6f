import * as z from 'zod/mini';
import { isDay, isOnCalendar } from './days.ts';

const missing = (label: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null || issue.input === ''
    ? `${label} is required`
    : `${label} must be text`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL = /[\u0000-\u001f\u007f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: line breaks and tabs are welcome in prose
const CONTROL_BUT_BREAKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const clean = (label: string, control: RegExp) =>
  z.refine<string>((value) => value.isWellFormed() && !control.test(value), {
    error: `${label} has characters that cannot be stored`,
  });
/** Spaces, and what is there but cannot be seen, as U+200B. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/gu;
const filled = (label: string) =>
  z.refine<string>((value) => value.replace(UNSEEN, '') !== '', {
    error: `${label} is required`,
    abort: true,
  });
const atMost = (label: string, max: number) =>
  z.maxLength(max, { error: `${label} must be at most ${max.toLocaleString('en-IN')} characters` });

/** Required text on one line, stored as it came. */
export const line = (label: string, max = 200) =>
  z.string({ error: missing(label) }).check(filled(label), atMost(label, max), clean(label, CONTROL));

/** Required text of any number of lines. */
export const prose = (label: string, max = 5000) =>
  z
    .string({ error: missing(label) })
    .check(filled(label), atMost(label, max), clean(label, CONTROL_BUT_BREAKS));

/** Text of any number of lines that may be left out or empty. */
export const optionalProse = (label: string, max = 5000) =>
  z.optional(
    z.string({ error: `${label} must be text` }).check(atMost(label, max), clean(label, CONTROL_BUT_BREAKS)),
  );

/** Text on one line that may be left out or empty. */
export const optionalLine = (label: string, max = 200) =>
  z.optional(z.string({ error: `${label} must be text` }).check(atMost(label, max), clean(label, CONTROL)));

/** A choice from a list of words. */
export const choice = <const T extends readonly string[]>(label: string, values: T) =>
  z.enum(values, {
    error: (issue) =>
      issue.input === undefined || issue.input === ''
        ? `${label} is required`
        : `${label} must be one of ${values.join(', ')}`,
  });

/** A calendar day, `YYYY-MM-DD`, that exists (ISO 8601). */
export const day = (label: string) =>
  z
    .string({ error: (issue) => (issue.input == null ? `${label} is required` : `${label} must be a date`) })
    .check(
      filled(label),
      z.refine(isDay, {
        error: ({ input }) =>
          isOnCalendar(String(input))
            ? `${label} must be between 1900 and 2200`
            : `${label} must be a date that exists, as YYYY-MM-DD`,
      }),
    );

/** An id of ours: a UUID. Malformed in a body is a 400 (DECISIONS section 2). */
export const id = (label: string) =>
  z
    .string({ error: (issue) => (issue.input == null ? `${label} is required` : `${label} must be an id`) })
    .check(
      z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, {
        error: `${label} is not a valid id`,
      }),
    );

/** What a form checks of an id: that something was chosen. An older API's ids have another shape. */
export const chosen = (label: string) =>
  z.string({ error: `Choose a ${label}` }).check(z.minLength(1, { error: `Choose a ${label}` }));

/** No dot at either end or beside another, and no number for a last part: no mail would go there as it was typed. */
const ADDRESS =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/**
 * An email address, trimmed and lower-cased before anything else sees it. Capitals are in the pattern for those who read it in
 * openapi.json: they may be sent.
 */
export const email = z
  .string({ error: missing('Email') })
  .check(
    z.trim(),
    z.toLowerCase(),
    filled('Email'),
    z.maxLength(254, { error: 'Email must be at most 254 characters' }),
    z.regex(ADDRESS, { error: 'Email must be an address like name@example.com' }),
  );

const noNumber = (label: string) => `${label} must be a number like +91 98765 43210`;

/** A phone number as people write it: five digits or more, with +, spaces, dots, dashes and brackets between. */
export const phone = (label = 'Phone') =>
  z
    .string({ error: missing(label) })
    .check(
      filled(label),
      z.maxLength(25, { error: noNumber(label), abort: true }),
      z.regex(/^\+?(?:[ ().-]{0,3}[0-9]){5,24}[ ().-]{0,3}$/, { error: noNumber(label) }),
    );

/** A number, sent as a number. */
export const number = (label: string) =>
  z.number({
    error: (issue) => (issue.input == null ? `${label} is required` : `${label} must be a number`),
  });
