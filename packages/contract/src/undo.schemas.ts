import * as z from 'zod/mini';
import { BULK_MAX } from './constants.ts';
import { define } from './definition.ts';
import { id } from './fields.ts';
import { personErased } from './people.ts';
import { messageReply } from './reply.schemas.ts';
import * as wire from './undo.ts';
import { nothingToUndo, somethingFollowed, undoOver } from './undo.ts';

export const undoBody = z.object({
  /** Entries of the caller's own writes; all are undone or none. */
  entryIds: z
    .array(id('Entry'), { error: 'Entries are required' })
    .check(
      z.minLength(1, { error: 'Name at least one entry' }),
      z.maxLength(BULK_MAX, { error: `At most ${BULK_MAX} entries at once` }),
    ),
});
export type UndoBody = z.input<typeof undoBody>;

export const undo = define(wire.undo, {
  summary:
    'Undo what the caller just did, named by the entries in the replies’ `undo`: all or none. Undoing again changes nothing.',
  body: undoBody,
  reply: messageReply,
  refusals: [nothingToUndo, undoOver, somethingFollowed, personErased],
});
