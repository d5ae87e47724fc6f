import type { Undoable } from '@prahari/contract/reply';
import { refreshOverview } from '../overview/overview.ts';
import { isStaleRow, reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';
import { announce } from '../undo/undo.ts';
import type { List } from './list.ts';

/** An action on one row of a list. */
export interface RowAction<Reply> {
  send: () => Promise<Reply>;
  /** The toast of success. */
  done: string;
  /** The toast of failure. */
  failed: string | ((error: unknown) => string);
  /** Updates the list from the reply. */
  onDone: (reply: Reply) => unknown;
}

/**
 * Acts on a row, once on a double click, and shows a toast, which offers to undo it where the server does. Failures are reported,
 * never thrown.
 */
export const runRowAction = <Row, Reply extends Undoable | object>(
  list: List<Row>,
  id: string,
  { send, done, failed, onDone }: RowAction<Reply>,
): Promise<void> =>
  list.run(id, async () => {
    try {
      const reply = await send();
      announce(done, reply, list.refresh);
      refreshOverview();
      await onDone(reply);
    } catch (error) {
      const message = typeof failed === 'string' ? failed : failed(error);
      reportFailure(error, message);
      if (!isStaleRow(error)) return;
      // SPEC's message does not say that somebody else was faster, nor what to do next.
      const reason = serverMessageOr(error, message);
      if (reason !== message) toast.failure(reason);
      await list.refresh();
    }
  });
