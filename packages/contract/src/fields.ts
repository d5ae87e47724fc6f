import { isDayInRange, isExistingDay } from '@prahari/domain/days';
import { toE164 } from '@prahari/domain/phone';
import * as z from 'zod/mini';
import { isPlainLine, isPlainProse } from './characters.ts';
import { DECLINE_REASON_MAX } from './constants.ts';

const requiredOrNotText = (label: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null || issue.input === ''
    ? `${label} is required`
    : `${label} must be text`;

const storable = (label: string, isPlain: (text: string) => boolean) =>
  z.refine<string>(isPlain, { error: `${label} has characters that cannot be stored` });
/** White space and invisible characters such as U+200B. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}]/gu;
const notBlank = (label: string) =>
  z.refine<string>((value) => value.replace(INVISIBLE, '') !== '', {
    error: `${label} is required`,
    abort: true,
  });
const atMost = (label: string, max: number) =>
  z.maxLength(max, { error: `${label} must be at most ${max.toLocaleString('en-IN')} characters` });

/** Required text on one line, stored unchanged. */
export const line = (label: string, max = 200) =>
  z
    .string({ error: requiredOrNotText(label) })
    .check(notBlank(label), atMost(label, max), storable(label, isPlainLine));

/** Required text with line breaks. */
export const prose = (label: string, max = 5000) =>
  z
    .string({ error: requiredOrNotText(label) })
    .check(notBlank(label), atMost(label, max), storable(label, isPlainProse));

/** Optional text with line breaks; may be missing or empty. */
export const optionalProse = (label: string, max = 5000) =>
  z.optional(
    z.string({ error: `${label} must be text` }).check(atMost(label, max), storable(label, isPlainProse)),
  );

/** The reason for declining an application, trimmed. */
export const declineReason = z.optional(
  z
    .string({ error: 'Reason must be text' })
    .check(z.trim(), atMost('Reason', DECLINE_REASON_MAX), storable('Reason', isPlainProse)),
);

/** The version of the application that the admin saw; without it, the stored one. */
export const answeredVersion = z.optional(
  z.number({ error: 'Version must be a number' }).check(
    z.refine((version) => Number.isInteger(version) && version >= 1 && version <= 0x7fffffff, {
      error: 'Version must be a whole number from 1',
    }),
  ),
);

/** Optional text on one line; may be missing or empty. */
export const optionalLine = (label: string, max = 200) =>
  z.optional(
    z.string({ error: `${label} must be text` }).check(atMost(label, max), storable(label, isPlainLine)),
  );

/** An optional boolean; false when missing. */
export const flag = (label: string) => z.optional(z.boolean({ error: `${label} must be true or false` }));

export const choice = <const T extends readonly string[]>(label: string, values: T) =>
  z.enum(values, {
    error: (issue) =>
      issue.input === undefined || issue.input === ''
        ? `${label} is required`
        : `${label} must be one of ${values.join(', ')}`,
  });

const dayError =
  (label: string) =>
  ({ input }: { input?: unknown }): string =>
    isExistingDay(String(input))
      ? `${label} must be between 1900 and 2200`
      : `${label} must be a date that exists, as YYYY-MM-DD`;

/** An existing calendar day, `YYYY-MM-DD` (ISO 8601). */
export const day = (label: string) =>
  z
    .string({ error: (issue) => (issue.input == null ? `${label} is required` : `${label} must be a date`) })
    .check(notBlank(label), z.refine(isDayInRange, { error: dayError(label) }));

/** A UUID. Any other text is a 400. */
export const id = (label: string) =>
  z
    .string({ error: (issue) => (issue.input == null ? `${label} is required` : `${label} must be an id`) })
    .check(
      z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, {
        error: `${label} is not a valid id`,
      }),
    );

/** The id of an option selected in a form. Ids of the hosted API are not UUIDs. */
export const chosenId = (label: string) =>
  z.string({ error: `Choose a ${label}` }).check(z.minLength(1, { error: `Choose a ${label}` }));

/** Excludes addresses that mail servers reject: misplaced dots and a numeric last label. */
const ADDRESS =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** An email address, trimmed and lower-cased first. The pattern in openapi.json allows capitals. */
export const email = z
  .string({ error: requiredOrNotText('Email') })
  .check(
    z.trim(),
    z.toLowerCase(),
    notBlank('Email'),
    z.maxLength(254, { error: 'Email must be at most 254 characters' }),
    z.regex(ADDRESS, { error: 'Email must be an address like name@example.com' }),
  );

/** An email address like `email`; may be missing or empty. */
export const optionalEmail = z.optional(
  z.string({ error: 'Email must be text' }).check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, { error: 'Email must be at most 254 characters' }),
    z.refine((text) => text === '' || ADDRESS.test(text), {
      error: 'Email must be an address like name@example.com',
    }),
  ),
);

const phoneError = (label: string) => `${label} must be a number like +91 98765 43210`;

/** A phone number of at least five digits with usual punctuation. */
export const phone = (label = 'Phone') =>
  z
    .string({ error: requiredOrNotText(label) })
    .check(
      notBlank(label),
      z.maxLength(25, { error: phoneError(label), abort: true }),
      z.regex(/^\+?(?:[ ().-]{0,3}[0-9]){5,24}[ ().-]{0,3}$/, { error: phoneError(label) }),
    );

/** A phone number that becomes E.164: `98765 43210` is stored as `+919876543210`. */
export const e164Phone = (label = 'Phone') =>
  z.string({ error: requiredOrNotText(label) }).check(
    notBlank(label),
    z.overwrite((written) => toE164(written) ?? written),
    z.regex(/^\+[1-9][0-9]{7,14}$/, { error: phoneError(label) }),
  );

/** An existing calendar day, `YYYY-MM-DD`; may be missing or empty. */
export const optionalDay = (label: string) =>
  z.optional(
    z
      .string({ error: `${label} must be a date` })
      .check(z.refine((text) => text === '' || isDayInRange(text), { error: dayError(label) })),
  );

/** A JSON number; numeric text is refused. */
export const number = (label: string) =>
  z.number({
    error: (issue) => (issue.input == null ? `${label} is required` : `${label} must be a number`),
  });
