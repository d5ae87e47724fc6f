import type { Undoable } from '@prahari/contract/reply';
import { isOutdated, reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';
import { announce } from '../undo/undo.ts';

/** An action on one row of a list. */
export interface RowAction<Reply> {
  send: () => Promise<Reply>;
  /** The toasts of success and failure. */
  done: string;
  failed: string;
  /** Updates the stores from the reply. */
  onDone: (reply: Reply) => unknown;
  /** Loads the list again when someone else changed the row meanwhile, and when the action was undone. */
  reload: () => Promise<unknown>;
}

/** Runs an action on one row and shows a toast, which offers to undo it where the server does. Failures are reported, never thrown. */
export async function runRowAction<Reply extends Undoable | object>({
  send,
  done,
  failed,
  onDone,
  reload,
}: RowAction<Reply>): Promise<void> {
  try {
    const reply = await send();
    announce(done, reply, reload);
    await onDone(reply);
  } catch (error) {
    reportFailure(error, failed);
    if (!isOutdated(error)) return;
    // SPEC's message does not say that somebody else was faster, nor what to do next.
    const reason = serverMessageOr(error, failed);
    if (reason !== failed) toast.failure(reason);
    await reload();
  }
}
