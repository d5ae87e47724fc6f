import * as z from 'zod/mini';
import { billStatuses } from './bills.ts';
import { clientStatuses } from './clients.ts';
import { LIST_SEARCH_MAX } from './constants.ts';
import { pastDay, quarterField, yearField } from './debts.schemas.ts';
import { define } from './definition.ts';
import * as wire from './exports.ts';
import { exportedLists, exportFormats } from './exports.ts';
import { choice, optionalLine } from './fields.ts';
import { shownGuardStatuses } from './guards.ts';
import { securityApplicationStatuses } from './job-applications.ts';
import { paymentStatuses } from './payments.ts';
import { postStatuses } from './posts.ts';
import { clientApplicationStatuses } from './requests.ts';

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
    list: choice('List', exportedLists),
    /** `csv` by default. */
    format: z.optional(choice('Format', exportFormats)),
    q: optionalLine('q', LIST_SEARCH_MAX),
    sort: optionalLine('sort', 50),
    status: z.optional(choice('status', statuses)),
    /** Exports only posts in this city. Other lists refuse it. */
    city: optionalLine('city', 100),
    /** The quarter of `tds`, by default the one that runs: `26-27` and 1 (April to June) to 4. */
    year: z.optional(yearField()),
    quarter: z.optional(quarterField()),
    /** The day of `ageing`; today when missing. */
    day: pastDay,
  })
  .check(
    z.refine(({ list, city }) => list === 'posts' || !city, {
      path: ['city'],
      error: 'city is for posts only',
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
  replyTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
});
