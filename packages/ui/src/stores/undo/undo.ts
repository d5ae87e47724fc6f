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

/** Shows a toast with Undo. `reload` reloads the lists after an undo. */
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
  showToast({ tone: 'success', message, action: { label: 'Undo', ms, onPress } });
}

/** Shows a toast, with Undo if the reply offers it. */
export function announce(message: string, reply: Undoable, reload: () => Promise<unknown>): void {
  if (reply.undo) offerUndo(message, [reply.undo], reload);
  else toast.success(message);
}
