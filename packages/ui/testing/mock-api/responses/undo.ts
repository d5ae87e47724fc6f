import { nothingToUndo } from '@prahari/contract/undo';
import { undo } from '@prahari/contract/undo.schemas';
import { findOrRefuse, messageReply, type Responder, responder } from '../response.ts';

export const undoResponses: Record<string, Responder> = {
  /** Replies of the mock API offer no undo, so only entries of its audit log are known, and nothing is changed. */
  undo: responder(undo, ({ state, body }) => {
    for (const entryId of body.entryIds) findOrRefuse(state.auditLog, entryId, nothingToUndo);
    return messageReply('Undone');
  }),
};
