import { agreeOwnMonth, getOwnMonth, musterMessages } from '@prahari/contract/muster';
import type { GuardMonth } from '@prahari/contract/muster.schemas';
import { atom } from 'nanostores';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { messageOf, reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';
import { monthNow } from './month-now.ts';

export const $ownMonth = atom(monthNow());

/** The guard's own month: marks, days and hours. */
export const ownMonth = createLoaded<GuardMonth>({
  read: async () => (await call(getOwnMonth, { month: $ownMonth.get() })).data,
  failed: (error) => reportFailure(error, serverMessageOr(error, musterMessages.ownMonthFailed)),
});

/** Looks at another month. */
export function chooseOwnMonth(month: string): void {
  $ownMonth.set(month);
  ownMonth.reset();
  void ownMonth.load();
}

export const $agreeingOwn = atom(false);

/** Agrees a month once at a time. Reports failures instead of throwing. */
export async function agreeMonth(month: string): Promise<void> {
  if ($agreeingOwn.get()) return;
  $agreeingOwn.set(true);
  const shown = ownMonth.$loaded.get();
  const version = shown.state === 'ready' && shown.data.month === month ? shown.data.version : undefined;
  try {
    const { data } = await call(agreeOwnMonth, { month, ...(version && { version }) });
    if ($ownMonth.get() === month) ownMonth.put(data);
    toast.success(musterMessages.agreed);
  } catch (error) {
    reportFailure(error, musterMessages.agreeFailed(messageOf(error)));
    void ownMonth.refreshSilently();
  } finally {
    $agreeingOwn.set(false);
  }
}
