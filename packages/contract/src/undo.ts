import { endpoint } from './endpoint.ts';
import { refusal } from './refusal.ts';
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

export const nothingToUndo = refusal(404, 'undo.not_found', 'There is nothing of yours to undo');
export const undoOver = refusal(409, 'undo.over', 'It is too late to undo this');

/** The message appends the later write: `This cannot be undone any more: Asha Rao assigned …`. */
export const somethingFollowed = refusal(409, 'undo.followed', 'This cannot be undone any more');

export const undo = endpoint<MessageReply, UndoBody>('POST /admin/undo', { access: 'admin' });
