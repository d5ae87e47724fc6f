import * as z from 'zod/mini';
import { billStatuses } from '../bills/words.ts';
import { clientApplicationStatuses } from '../client-applications/words.ts';
import { clientStatuses } from '../clients/words.ts';
import { LIST_SEARCH_MAX } from '../constants.ts';
import { choice, optionalLine } from '../fields.ts';
import { shownGuardStatuses } from '../guards/words.ts';
import { postStatuses } from '../posts/words.ts';
import { securityApplicationStatuses } from '../security-applications/words.ts';
import { exportedLists } from './words.ts';

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

/** `q`, `sort` and `status` as the list takes them. */
export const exportListBody = z
  .object({
    list: choice('List', exportedLists),
    q: optionalLine('q', LIST_SEARCH_MAX),
    sort: optionalLine('sort', 50),
    status: z.optional(choice('status', statuses)),
    /** Exports only posts at places in this city, spelled as there. For the list of posts only; refused for every other. */
    city: optionalLine('city', 100),
  })
  .check(
    z.refine(({ list, city }) => list === 'posts' || !city, {
      path: ['city'],
      error: 'city is for posts only',
    }),
  );
export type ExportListBody = z.input<typeof exportListBody>;
