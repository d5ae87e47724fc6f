import type { Undoable } from '@prahari/contract/reply';
import { undo, undoMessages } from '@prahari/contract/undo';
import { call } from '../../api/call.ts';
import { refreshOverview } from '../overview/overview.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { showToast, toast } from '../toasts/toasts.ts';

/** Undoes what audit entries record, shows a toast, and reloads the lists concerned. Failures are reported with the server's reason, never thrown. */
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

/** Shows a toast about what was done, with a button to undo it. `reload` loads the lists that show it again after the undo. */
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

/** Shows a toast about what was done, with a button to undo it if the reply offers that; replies of the older hosted API do not. */
export function announce(message: string, reply: Undoable, reload: () => Promise<unknown>): void {
  if (reply.undo) offerUndo(message, [reply.undo], reload);
  else toast.success(message);
}
