import { define, messageReply } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { nothingToUndo, somethingFollowed, undoOver } from './refusals.ts';
import { undoBody } from './schemas.ts';

export const undo = define(endpoints.undo, {
  summary:
    'Undo what the caller just did, named by the entries in the replies’ `undo`: all or none. Undoing again changes nothing.',
  body: undoBody,
  reply: messageReply,
  refusals: [nothingToUndo, undoOver, somethingFollowed],
});
