import * as z from 'zod/mini';
import { clientApplicationStatuses, securityApplicationStatuses } from './applications.ts';
import { billStatuses } from './bills.ts';
import { clientStatuses } from './clients.ts';
import { LIST_SEARCH_MAX } from './constants.ts';
import { pastDay, quarterField, yearField } from './debts.schemas.ts';
import { define } from './definition.ts';
import * as wire from './exports.ts';
import { choice, day, line, month, optionalLine } from './fields.ts';
import { shownGuardStatuses } from './guards.ts';
import { paymentStatuses } from './payments.ts';
import { postStatuses } from './posts.ts';
import { dataReply } from './reply.schemas.ts';
import { optionalGstin } from './tax-fields.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const statuses = [
  ...new Set([
    ...shownGuardStatuses,
    ...clientStatuses,
    ...billStatuses,
    ...postStatuses,
    ...paymentStatuses,
    ...clientApplicationStatuses,
    ...securityApplicationStatuses,
  ]),
] as const;

/** `q`, `sort` and `status` of the list. */
export const exportListBody = z
  .object({
    list: choice('List', wire.exportedLists),
    /** `csv` by default. */
    format: z.optional(choice('Format', wire.exportFormats)),
    q: optionalLine('q', LIST_SEARCH_MAX),
    sort: optionalLine('sort', 50),
    status: z.optional(choice('status', statuses)),
    /** Exports only posts in this city. Other lists refuse it. */
    city: optionalLine('city', 100),
    /** The quarter of `tds`, which other lists refuse; by default the one that runs: `26-27` and 1 (April to June) to 4. */
    year: z.optional(yearField()),
    quarter: z.optional(quarterField()),
    /** The day of `ageing`, which other lists refuse; today when missing. */
    day: pastDay,
  })
  .check(
    z.refine(({ list, city }) => list === 'posts' || !city, {
      path: ['city'],
      error: 'city is for posts only',
    }),
    z.refine(({ list, q }) => list !== 'ageing' || !q, { path: ['q'], error: 'q is not for ageing' }),
    z.refine(({ list, sort }) => list !== 'ageing' || !sort, {
      path: ['sort'],
      error: 'sort is not for ageing',
    }),
    z.refine(({ list, day: ofDay }) => list === 'ageing' || !ofDay, {
      path: ['day'],
      error: 'day is for ageing only',
    }),
    z.refine(({ list, year }) => list === 'tds' || year === undefined, {
      path: ['year'],
      error: 'year is for tds only',
    }),
    z.refine(({ list, quarter }) => list === 'tds' || quarter === undefined, {
      path: ['quarter'],
      error: 'quarter is for tds only',
    }),
    z.refine(({ year, quarter }) => (year === undefined) === (quarter === undefined), {
      path: ['quarter'],
      error: 'year and quarter go together',
    }),
    z.meta({ examples: [{ list: 'posts', city: 'Pune', status: 'short' }] }),
  );
export type ExportListBody = z.input<typeof exportListBody>;

export const exportList = define(wire.exportList, {
  summary: 'All rows of a list as a CSV file or a workbook, filtered and sorted like the list; audited.',
  reauthenticates: true,
  body: exportListBody,
  reply: z.string(),
  replyTypes: ['text/csv', XLSX],
});

export const tallyQuery = z
  .object({ from: day('From'), to: day('To') })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'To must not be before from' }));
/** The query as callers send it. */
export interface TallyQuery {
  from: string;
  to: string;
}

export const gstr1Query = z.object({
  month,
  /** Needed where the company has several. */
  gstin: optionalGstin,
  format: z.optional(choice('Format', wire.gstr1Formats)),
});
export interface Gstr1Query {
  month: string;
  gstin?: string;
  format?: wire.Gstr1Format;
}

export const eInvoicesQuery = z.object({ month, gstin: optionalGstin });
export interface EInvoicesQuery {
  month: string;
  gstin?: string;
}

/** Answers of one call, whose body has at most 100 KB. */
export const MAX_ANSWERS = 50;
/** A signed QR code is a JWT of about a thousand characters. */
const MAX_QR = 4000;

const numberOrText = (label: string, max: number) =>
  z
    .pipe(
      z.union([z.string(), z.number()], { error: `${label} must be text or a number` }),
      z.transform(String),
    )
    .check(
      z.maxLength(max, { error: `${label} must be at most ${max} characters` }),
      z.regex(/^[\x20-\x7e]*$/, { error: `${label} must be letters and digits` }),
    );

/** An answer as the portal writes it. */
const portalAnswer = z.object({
  /** The number of the bill or credit note. */
  No: line('No', 16),
  Irn: z
    .string({ error: 'Irn must be text' })
    .check(z.regex(/^[0-9a-f]{64}$/i, { error: 'Irn must have 64 digits from 0 to f' })),
  AckNo: numberOrText('AckNo', 20),
  AckDt: z
    .string({ error: 'AckDt must be text' })
    .check(
      z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, { error: 'AckDt must be a time like 2026-11-30 10:00:00' }),
    ),
  SignedQRCode: z.string({ error: 'SignedQRCode must be text' }).check(
    z.regex(/^[\w.+/=-]+$/, {
      error: 'SignedQRCode must be the signed text of the portal',
    }),
    z.maxLength(MAX_QR, { error: `SignedQRCode must be at most ${MAX_QR} characters` }),
  ),
});

export const registerEInvoicesBody = z.object({
  answers: z
    .array(portalAnswer, { error: 'Answers must be a list' })
    .check(
      z.minLength(1, { error: 'At least one answer' }),
      z.maxLength(MAX_ANSWERS, { error: `At most ${MAX_ANSWERS} answers` }),
    ),
});
export type RegisterEInvoicesBody = z.input<typeof registerEInvoicesBody>;

export const registeredInvoice = z.object({
  /** The number that the answer names. */
  No: z.string(),
  result: z.enum(wire.registrationResults),
});
export type RegisteredInvoice = z.output<typeof registeredInvoice>;

export const exportTally = define(wire.exportTally, {
  summary: 'Bills, credit notes and payments of some days as XML for TallyPrime; audited.',
  reauthenticates: true,
  query: tallyQuery,
  reply: z.string(),
  replyTypes: ['application/xml'],
});

export const exportGstr1 = define(wire.exportGstr1, {
  summary: 'The return GSTR-1 of a month and GSTIN, as the portal’s JSON or as sheets; audited.',
  reauthenticates: true,
  query: gstr1Query,
  reply: z.string(),
  replyTypes: ['application/json', XLSX],
});

export const exportEInvoices = define(wire.exportEInvoices, {
  summary: 'Bills and credit notes to registered clients without IRN, for the e-invoice portal; audited.',
  reauthenticates: true,
  query: eInvoicesQuery,
  reply: z.string(),
  replyTypes: ['application/json'],
  refusals: [wire.noPin],
});

export const registerEInvoices = define(wire.registerEInvoices, {
  summary: 'Store the answers of the e-invoice portal; a second, different IRN is refused.',
  body: registerEInvoicesBody,
  reply: dataReply(z.array(registeredInvoice)),
});
