import * as z from 'zod/mini';
import * as wire from './bulk.ts';
import { bulkActions } from './bulk.ts';
import { BULK_MAX } from './constants.ts';
import { define } from './definition.ts';
import { answeredVersion, choice, declineReason, id } from './fields.ts';
import { dataReply, undoOffer } from './reply.schemas.ts';
import { recordId } from './reply-fields.ts';

export const bulkBody = z.object({
  action: choice('Action', bulkActions),
  /** Ids of applications, assignments (`withdrawGuards`) or bills. */
  rowIds: z
    .array(id('Row'), { error: 'Rows are required' })
    .check(
      z.minLength(1, { error: 'Choose at least one row' }),
      z.maxLength(BULK_MAX, { error: `At most ${BULK_MAX} rows at once` }),
    ),
  /** Versions of the applications that the office saw; an application changed since is refused. */
  versions: z.optional(
    z
      .array(z.object({ rowId: id('Row'), version: answeredVersion }), { error: 'Versions must be a list' })
      .check(z.maxLength(BULK_MAX, { error: `At most ${BULK_MAX} versions at once` })),
  ),
  /** The reason that declined applicants are told. */
  reason: declineReason,
});
export type BulkBody = z.input<typeof bulkBody>;

/** The result for one row. */
export const bulkResult = z.object({
  _id: recordId,
  done: z.boolean(),
  /** The reason for a refusal. */
  message: z.optional(z.string()),
  /** The code that the same refusal has for a single row: `applications.changed`. */
  code: z.optional(z.string()),
  undo: z.optional(undoOffer),
});
export type BulkResult = z.output<typeof bulkResult>;

export const runBulk = define(wire.runBulk, {
  summary:
    'Act on several rows, each as if alone and in a transaction of its own. The reply has a result per row, in their order; a repeated row is done once. With `versions`, only applications that have not been changed since they were read are answered.',
  body: bulkBody,
  reply: dataReply(z.array(bulkResult)),
});
