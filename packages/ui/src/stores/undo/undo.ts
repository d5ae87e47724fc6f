import { undo, undoMessages } from '@prahari/contract/office';
import type { Undoable } from '@prahari/contract/reply';
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
  /** Reloads the lists after an undo. */
  reload: () => Promise<unknown>;
}

/** Reports what was done by SPEC's message, and offers Undo in a bar of its own, which stays longer. */
export function offerUndo(
  offers: readonly NonNullable<Undoable['undo']>[],
  { message, about, reload }: Done,
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
  showToast({ tone: 'success', message: done, about, action: { label: 'Undo', ms, onPress } });
}

/** Reports what was done, and offers Undo if the reply does. */
export function announce(reply: Undoable, done: Done): void {
  const { message, about } = done;
  if (reply.undo) offerUndo([reply.undo], done);
  else showToast({ tone: 'success', message, about });
}
