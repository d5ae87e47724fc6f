import type { Undoable } from '@prahari/contract/reply';
import { refreshOverview } from '../overview/overview.ts';
import { isStaleRow, reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { endOffersOf, toast } from '../toasts/toasts.ts';
import { announce } from '../undo/undo.ts';
import type { List } from './list.ts';

interface RowAction<Row, Reply> {
  send: () => Promise<Reply>;
  done: string;
  /** Names the row in the message. */
  nameOf?: (row: Row) => string;
  failed: string | ((error: unknown) => string);
  /** Shows the change, instead of putting the row of the reply into the list. */
  onDone?: (reply: Reply) => unknown;
}

/** Acts on a row, once on a double click, and offers Undo. Reports failures, never throws. */
export const runRowAction = <Row, Reply extends Undoable | object>(
  list: List<Row>,
  id: string,
  {
    send,
    done,
    nameOf,
    failed,
    onDone,
  }: RowAction<Row, Reply> &
    (Reply extends { data: Row } ? object : { onDone: RowAction<Row, Reply>['onDone'] & object }),
): Promise<void> =>
  list.run(id, async () => {
    const row = list.find(id);
    const about = row && nameOf?.(row);
    try {
      const reply = await send();
      // Undo of an earlier action would be refused after this one.
      if (!('undo' in reply)) endOffersOf(id);
      announce(reply, { message: done, about, rowId: id, reload: list.refresh });
      refreshOverview();
      if (onDone) await onDone(reply);
      else list.put((reply as unknown as { data: Row }).data);
    } catch (error) {
      const message = typeof failed === 'string' ? failed : failed(error);
      reportFailure(error, message);
      if (!isStaleRow(error)) return;
      // SPEC's message does not say that somebody else was faster, nor how to continue.
      const reason = serverMessageOr(error, message);
      if (reason !== message) toast.failure(reason);
      await list.refresh();
    }
  });
