import { listMessages, markMessagesSent, queueMessages } from '@prahari/contract/messages';
import type { OfficeMessage } from '@prahari/contract/messages.schemas';
import { atom } from 'nanostores';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { overview } from '../overview/overview.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

/** Messages to clients and guards that nobody has ticked off. */
export const messagesToSend = createLoaded<{
  messages: readonly OfficeMessage[];
  /** True if there are more than these. */
  isCut: boolean;
}>({
  read: async () => {
    const { data: messages, totalIsMinimum: isCut = false } = await call(listMessages, { status: 'unsent' });
    return { messages, isCut };
  },
  failed: (error) => reportFailure(error, queueMessages.fetchFailed),
});

export const $ticking = atom(false);

/** Ticks messages off as sent. Reports failures and loads the list again instead of throwing. */
export async function tickOff(messageIds: string[]): Promise<void> {
  if ($ticking.get()) return;
  $ticking.set(true);
  try {
    await call(markMessagesSent, { messageIds });
    toast.success(queueMessages.sent);
  } catch (error) {
    reportFailure(error, serverMessageOr(error, queueMessages.sentFailed));
  } finally {
    $ticking.set(false);
  }
  await messagesToSend.refreshSilently();
  void overview.refreshSilently();
}
