import * as z from 'zod/mini';
import { billStatuses } from './bills.ts';
import { clientStatuses } from './clients.ts';
import { LIST_SEARCH_MAX } from './constants.ts';
import { define } from './definition.ts';
import * as wire from './exports.ts';
import { exportedLists, exportFormats } from './exports.ts';
import { choice, optionalLine } from './fields.ts';
import { shownGuardStatuses } from './guards.ts';
import { securityApplicationStatuses } from './job-applications.ts';
import { postStatuses } from './posts.ts';
import { clientApplicationStatuses } from './requests.ts';

const statuses = [
  ...new Set([
    ...shownGuardStatuses,
    ...clientStatuses,
    ...billStatuses,
    ...postStatuses,
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
  })
  .check(
    z.refine(({ list, city }) => list === 'posts' || !city, {
      path: ['city'],
      error: 'city is for posts only',
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
