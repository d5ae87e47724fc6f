import * as z from 'zod/mini';
import { BULK_MAX } from '../constants.ts';
import { id } from '../fields.ts';

/** In the reply of a write that can be undone: what `undo` is called with, and for how long to offer it. */
export const undoOffer = z.object({
  /** The audit entry of the write. */
  entryId: z.string(),
  seconds: z.number(),
});
export type UndoOffer = z.output<typeof undoOffer>;

export const undoBody = z.object({
  /** Of the caller's own writes: all are undone or none. */
  entryIds: z
    .array(id('Entry'), { error: 'Entries are required' })
    .check(
      z.minLength(1, { error: 'Name at least one entry' }),
      z.maxLength(BULK_MAX, { error: `At most ${BULK_MAX} entries at once` }),
    ),
});
export type UndoBody = z.input<typeof undoBody>;
