import { undo, undoMessages } from '@prahari/contract/office';
import type { Undoable, UndoableTogether } from '@prahari/contract/reply';
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

export interface Done {
  message: string;
  /** Names whom or what it was done to. */
  about?: string | undefined;
  /** The id of the row or import, if it is one. */
  rowId?: string | undefined;
  /** Reloads the lists after an undo. */
  reload: () => Promise<unknown>;
}

/**
 * Reports what was done by SPEC's message. If the reply offers to undo it, the offer stands in a bar of its own, which
 * stays longer; one press undoes all.
 */
export function announce(
  { undo: offer, undos: offers = offer ? [offer] : [] }: Undoable & UndoableTogether,
  { message, about, rowId, reload }: Done,
): void {
  const [first] = offers;
  if (!first) {
    showToast({ tone: 'success', message, about });
    return;
  }
  let isUsed = false;
  const onPress = () => {
    if (isUsed) return;
    isUsed = true;
    const entryIds = offers.map(({ entryId }) => entryId);
    void undoEntries(entryIds, reload);
  };
  const done = message.replace(' successfully', '');
  if (done !== message) showToast({ tone: 'success', message });
  const action = { label: 'Undo', ms: first.seconds * 1000, onPress };
  showToast({ tone: 'success', message: done, about, rowId, action });
}
