import * as z from 'zod/mini';
import { BULK_MAX } from '../constants.ts';
import { choice, declineReason, id } from '../fields.ts';
import { undoOffer } from '../undo/schemas.ts';
import { bulkActions } from './words.ts';

export const bulkBody = z.object({
  action: choice('Action', bulkActions),
  /** Of applications, assignments (`withdrawGuards`) or bills. */
  rowIds: z
    .array(id('Row'), { error: 'Rows are required' })
    .check(
      z.minLength(1, { error: 'Choose at least one row' }),
      z.maxLength(BULK_MAX, { error: `At most ${BULK_MAX} rows at once` }),
    ),
  /** Told to each applicant; only for declining. */
  reason: declineReason,
});
export type BulkBody = z.input<typeof bulkBody>;

/** What became of one row. */
export const bulkResult = z.object({
  _id: z.string(),
  done: z.boolean(),
  /** Why it was not done. */
  message: z.optional(z.string()),
  undo: z.optional(undoOffer),
});
export type BulkResult = z.output<typeof bulkResult>;
