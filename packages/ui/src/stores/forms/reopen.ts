import type { DataReply } from '@prahari/contract/reply';
import { undoMessages } from '@prahari/contract/undo';
import type { List } from '../lists/list.ts';
import { refreshOverview } from '../overview/overview.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

/** Reopens an application and updates its list. Failures are reported with the server's reason, never thrown. */
export async function reopen<Row>(list: List<Row>, send: () => Promise<DataReply<Row>>): Promise<void> {
  try {
    const { data } = await send();
    toast.success(undoMessages.reopened);
    list.put(data);
    await refreshOverview();
  } catch (error) {
    reportFailure(error, serverMessageOr(error, undoMessages.reopenFailed));
    await list.refresh();
  }
}
