import { isTimeOfDay } from '@prahari/domain/begin-time';
import { cleanCode, cleanText } from '@prahari/domain/clean-text';
import { isDayInRange, isExistingDay } from '@prahari/domain/days';
import { isMonth } from '@prahari/domain/muster';
import { isPhoneNumber, isTwoNumbers, toE164 } from '@prahari/domain/phone';
import * as z from 'zod/mini';
import { DECLINE_REASON_MAX, MAX_GUARDS, MIN_GUARDS } from './constants.ts';

const requiredOrNotText = (label: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null || issue.input === ''
    ? `${label} is required`
    : `${label} must be text`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: matches the control characters to refuse
const NOT_IN_A_LINE = /[\u0000-\u001f\u007f-\u009f]|\p{Surrogate}/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches the control characters to refuse
const NOT_IN_PROSE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;
/** White space and invisible characters such as joiners. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}]/gu;
const notBlank = (label: string) =>
  z.refine<string>((value) => value.replace(INVISIBLE, '') !== '', {
    error: `${label} is required`,
    abort: true,
  });
const atMost = (label: string, max: number) =>
  z.maxLength(max, { error: `${label} must be at most ${max.toLocaleString('en-IN')} characters` });
const storable = (label: string, unstorable: RegExp) =>
  z.refine<string>((text) => !unstorable.test(text), {
    error: `${label} has characters that cannot be stored`,
  });

/** The text of a file, which stays as it is. */
export const fileText = (label: string, max: number) =>
  z
    .string({ error: requiredOrNotText(label) })
    .check(notBlank(label), atMost(label, max), storable(label, NOT_IN_PROSE));

const required = (label: string) =>
  z.string({ error: requiredOrNotText(label) }).check(z.overwrite(cleanText), notBlank(label));
const optional = (label: string) =>
  z.string({ error: `${label} must be text` }).check(z.overwrite(cleanText));

/** Required text on one line, cleaned. */
export const line = (label: string, max = 200) =>
  required(label).check(atMost(label, max), storable(label, NOT_IN_A_LINE));

/** Required text with line breaks, cleaned. */
export const prose = (label: string, max = 5000) =>
  required(label).check(atMost(label, max), storable(label, NOT_IN_PROSE));

/** Optional text on one line, cleaned; may be missing or empty. */
export const optionalLine = (label: string, max = 200) =>
  z.optional(optional(label).check(atMost(label, max), storable(label, NOT_IN_A_LINE)));

/** Optional text with line breaks, cleaned; may be missing or empty. */
export const optionalProse = (label: string, max = 5000) =>
  z.optional(optional(label).check(atMost(label, max), storable(label, NOT_IN_PROSE)));

/** The reason for declining an application. */
export const declineReason = optionalProse('Reason', DECLINE_REASON_MAX);

/** The version of the application that the admin saw; without it, the stored one. */
export const answeredVersion = z.optional(
  z.number({ error: 'Version must be a number' }).check(
    z.refine((version) => Number.isInteger(version) && version >= 1 && version <= 0x7fffffff, {
      error: 'Version must be a whole number from 1',
    }),
  ),
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

/** The pattern of a UUID. */
export const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A UUID, in small letters as we write it. Any other text is a 400. */
export const id = (label: string) =>
  z
    .string({ error: (issue) => (issue.input == null ? `${label} is required` : `${label} must be an id`) })
    .check(
      z.regex(ID, {
        error: `${label} is not a valid id`,
      }),
      z.overwrite((text) => text.toLowerCase()),
    );

/** The id of an option selected in a form. Ids of the hosted API are not UUIDs. */
export const chosenId = (label: string) =>
  z.string({ error: `Choose a ${label}` }).check(z.minLength(1, { error: `Choose a ${label}` }));

/** Excludes addresses that mail servers reject: misplaced dots and a numeric last label. */
const ADDRESS =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

const EMAIL = [
  z.overwrite<string>((written) => cleanCode(written).toLowerCase()),
  z.maxLength(254, { error: 'Email must be at most 254 characters' }),
] as const;
const NO_ADDRESS = { error: 'Email must be an address like name@example.com' };

/** An email address, cleaned and lower-cased first. The pattern in openapi.json allows capitals. */
export const email = required('Email').check(...EMAIL, z.regex(ADDRESS, NO_ADDRESS));

/** An email address like `email`; may be missing or empty. */
export const optionalEmail = z.optional(
  optional('Email').check(
    ...EMAIL,
    z.refine((text) => text === '' || ADDRESS.test(text), NO_ADDRESS),
  ),
);

const phoneError = (label: string) => `${label} must be a number like +91 98765 43210`;
const onePhone = (label: string) =>
  z.refine<string>(isPhoneNumber, {
    error: ({ input }) =>
      isTwoNumbers(String(input)) ? `${label} has two numbers: enter only one` : phoneError(label),
    abort: true,
  });

/** A phone number with usual punctuation, which stays as typed. */
export const phone = (label = 'Phone') =>
  required(label).check(
    z.overwrite(cleanCode),
    onePhone(label),
    z.maxLength(25, { error: phoneError(label) }),
  );

/** A phone number that becomes E.164: `98765 43210` is stored as `+919876543210`. */
export const e164Phone = (label = 'Phone') =>
  required(label).check(
    onePhone(label),
    z.overwrite((written) => toE164(written) ?? written),
    z.regex(/^\+[1-9][0-9]{7,14}$/, { error: phoneError(label) }),
  );

/** A phone number that becomes E.164, like `e164Phone`; may be missing or empty. */
export const optionalPhone = (label: string) =>
  z.optional(
    optional(label).check(
      z.refine((text) => text === '' || isPhoneNumber(text), { error: phoneError(label), abort: true }),
      z.overwrite((written) => toE164(written) ?? written),
    ),
  );

/** An Indian PIN code, also as Excel writes it: `462001.0`. */
export const pinCode = required('PIN code').check(
  z.overwrite((written) => cleanCode(written).replace(/[ -]|\.0+$/g, '')),
  z.regex(/^[1-9][0-9]{5}$/, { error: 'PIN code must be six digits that do not begin with 0' }),
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

const monthError = 'month must be like 2026-11, from 1900 to 2200';

/** A month, `2026-11`. */
export const month = z
  .string({ error: (issue) => (issue.input == null ? 'month is required' : monthError) })
  .check(z.refine((text) => isMonth(text) && text >= '1900' && text < '2201', { error: monthError }));

/** A time of day, `20:00`. */
export const clockTime = (label: string) => {
  const error = `${label} must be a time like 20:00`;
  return z.string({ error }).check(z.refine(isTimeOfDay, { error }));
};

/** An instant, ISO 8601 with a time zone, from 2000 to 2200. */
export const instantText = (label: string) => {
  const error = `${label} must be a time like 2026-11-26T14:30:00Z`;
  return z.string({ error }).check(
    z.regex(/^2[01]\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/, { error, abort: true }),
    z.refine((text) => isExistingDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), { error }),
  );
};

const weekdaysError = 'Choose days of the week from 1, Monday, to 7, Sunday';

/** Days of the week, 1 is Monday, in order and each once. */
export const weekdays = z.pipe(
  z
    .array(
      z
        .number({ error: weekdaysError })
        .check(
          z.refine(Number.isInteger, { error: weekdaysError, abort: true }),
          z.gte(1, { error: weekdaysError }),
          z.lte(7, { error: weekdaysError }),
        ),
      { error: weekdaysError },
    )
    .check(z.minLength(1, { error: weekdaysError }), z.maxLength(7, { error: weekdaysError })),
  z.transform((days) => [...new Set(days)].sort()),
);

export const guardCount = number('Number of guards').check(
  z.refine(Number.isInteger, { error: 'Number of guards must be a whole number', abort: true }),
  z.gte(MIN_GUARDS, { error: `Number of guards must be at least ${MIN_GUARDS}` }),
  z.lte(MAX_GUARDS, { error: `Number of guards must be at most ${MAX_GUARDS.toLocaleString('en-IN')}` }),
);

/** A number of a query, which comes as text. */
export const wholeNumber = (label: string, max: number) =>
  z.pipe(
    z.string().check(
      z.regex(/^\d{1,3}$/, { error: `${label} must be a whole number from 1 to ${max}`, abort: true }),
      z.refine((text) => Number(text) >= 1 && Number(text) <= max, {
        error: `${label} must be a whole number from 1 to ${max}`,
      }),
    ),
    z.transform(Number),
  );

export const linkIncomplete = 'This link is not complete. Open it again from the message that brought it.';

/** The token of a link that was mailed or handed over. */
export const linkToken = z
  .string({ error: linkIncomplete })
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: linkIncomplete }));
