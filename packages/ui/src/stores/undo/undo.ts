import type { Undoable } from '@prahari/contract/reply';
import { undo, undoMessages } from '@prahari/contract/undo';
import { call } from '../../api/call.ts';
import { refreshOverview } from '../overview/overview.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { showToast, toast } from '../toasts/toasts.ts';

/** Undoes audit entries and reloads the lists. Reports failures instead of throwing. */
export async function undoEntries(entryIds: string[], reload: () => Promise<unknown>): Promise<void> {
  try {
    await call(undo, { entryIds });
    toast.success(undoMessages.undone);
  } catch (error) {
    reportFailure(error, serverMessageOr(error, undoMessages.failed));
  }
  refreshOverview();
  await reload();
}

/**
 * Reports what was done by SPEC's message, and offers Undo in a bar of its own, which stays longer. `reload` reloads the lists
 * after an undo.
 */
export function offerUndo(
  message: string,
  offers: readonly NonNullable<Undoable['undo']>[],
  reload: () => Promise<unknown>,
): void {
  const ms = Math.min(...offers.map(({ seconds }) => seconds * 1000));
  let isUsed = false;
  const onPress = () => {
    if (isUsed) return;
    isUsed = true;
    const entryIds = offers.map(({ entryId }) => entryId);
    void undoEntries(entryIds, reload);
  };
  const done = message.replace(' successfully', '');
  if (done !== message) toast.success(message);
  showToast({ tone: 'success', message: done, action: { label: 'Undo', ms, onPress } });
}

/** Reports what was done, and offers Undo if the reply does. */
export function announce(message: string, reply: Undoable, reload: () => Promise<unknown>): void {
  if (reply.undo) offerUndo(message, [reply.undo], reload);
  else toast.success(message);
}
