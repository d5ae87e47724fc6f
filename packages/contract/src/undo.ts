import { endpoint } from './endpoint.ts';
import type { MessageReply } from './reply.ts';
import type { UndoBody } from './undo.schemas.ts';

export const undoMessages = {
  undone: 'Undone',
  failed: 'Could not be undone',
  reopened: 'Application reopened',
  reopenFailed: 'Failed to reopen the application',
  markedUnpaid: 'Bill marked as not paid',
  markUnpaidFailed: 'Error marking bill as not paid',
  restored: 'Bill restored',
  restoreFailed: 'Error restoring bill',
} as const;

export const nothingToUndo = {
  status: 404,
  code: 'undo.not_found',
  message: 'There is nothing of yours to undo',
} as const;

export const undoOver = {
  status: 409,
  code: 'undo.over',
  message: 'It is too late to undo this',
} as const;

/** The message appends the later write: `This cannot be undone any more: Asha Rao assigned …`. */
export const somethingFollowed = {
  status: 409,
  code: 'undo.followed',
  message: 'This cannot be undone any more',
} as const;

export const undo = endpoint<MessageReply, UndoBody>({
  method: 'POST',
  path: '/admin/undo',
  access: 'admin',
});
