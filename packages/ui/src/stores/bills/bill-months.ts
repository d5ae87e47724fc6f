import type { BilledFrom } from '@prahari/contract/bill-months';
import * as contract from '@prahari/contract/bill-months';
import type { BillDraft, MadeBill, MakeMonthBody, NewBillLine } from '@prahari/contract/bill-months.schemas';
import { atom } from 'nanostores';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { refreshOverview } from '../overview/overview.ts';
import { messageOf, reportFailure, type SubmitResult, submitFailure } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';
import { bills } from './bills.ts';

export interface MonthToBill {
  /** `2026-11` */
  month: string;
  basedOn: BilledFrom;
}

/** Clients of one call, so that the progress shows and no call is long. */
const CLIENTS_PER_CALL = 10;

let shown: MonthToBill = { month: '', basedOn: 'agreed' };

/** The bills of a month before they are made. */
export const billDrafts = createLoaded<BillDraft[]>({
  read: async () => (await call(contract.listBillDrafts, { ...shown })).data,
  failed: (error) => reportFailure(error, contract.billMonthMessages.fetchFailed(messageOf(error))),
});

/** What became of clients in the presses since the month was opened. */
export const $made = atom<ReadonlyMap<string, MadeBill>>(new Map());

interface Making {
  done: number;
  total: number;
  /** The clients of the whole press. */
  pressed: ReadonlySet<string>;
  /** Those of the running call. */
  current: ReadonlySet<string>;
}

/** The bills that are being made; null while none are. */
export const $making = atom<Making | null>(null);
export const $stopping = atom(false);

/** Opens a month in place of another. */
export function showDrafts(of: MonthToBill): Promise<void> {
  if (of.month !== shown.month || of.basedOn !== shown.basedOn) {
    billDrafts.reset();
    $made.set(new Map());
  }
  shown = of;
  return billDrafts.load();
}

/** Forgets what became of clients once the month is left, unless bills are still being made. */
export function forgetMade(): void {
  if (!$making.get()) $made.set(new Map());
}

/** Stops after the bills that are being made now. */
export const stopMaking = (): void => $stopping.set(true);

interface MonthPress {
  clientIds: readonly string[];
  /** Today when missing. */
  billDate?: string | undefined;
  /** By client, in place of those of the draft. */
  lines: Readonly<Record<string, NewBillLine[]>>;
}

const bodyOf = (of: MonthToBill, { billDate, lines }: MonthPress, clientIds: string[]): MakeMonthBody => {
  const own = Object.entries(lines).filter(([id]) => clientIds.includes(id));
  return {
    ...of,
    clientIds,
    ...(billDate && { billDate }),
    ...(own.length > 0 && { lines: Object.fromEntries(own) }),
  };
};

/** Sends the clients a few at a time. Each result shows as soon as its call has ended. */
async function makeAll(of: MonthToBill, press: MonthPress): Promise<void> {
  const { clientIds } = press;
  const pressed = new Set(clientIds);
  for (let done = 0; done < clientIds.length && !$stopping.get(); done += CLIENTS_PER_CALL) {
    const some = clientIds.slice(done, done + CLIENTS_PER_CALL);
    $making.set({ done, total: clientIds.length, pressed, current: new Set(some) });
    const { data } = await call(contract.makeMonth, bodyOf(of, press, some));
    $made.set(new Map([...$made.get(), ...data.map((one) => [one.clientId, one] as const)]));
  }
}

/**
 * Makes the bills of clients. After an interruption the same press makes only the missing ones. Reports
 * failures, and returns the errors of fields.
 */
export async function makeBills(press: MonthPress): Promise<SubmitResult> {
  if ($making.get()) return { ok: true };
  const before = $made.get();
  $stopping.set(false);
  try {
    await makeAll(shown, press);
    return { ok: true };
  } catch (error) {
    return submitFailure(error, contract.billMonthMessages.makeFailed(messageOf(error)));
  } finally {
    $making.set(null);
    $stopping.set(false);
    const made = press.clientIds.filter(
      (id) => $made.get().get(id)?.result === 'made' && before.get(id)?.result !== 'made',
    );
    if (made.length > 0) {
      toast.success(contract.billMonthMessages.made(made.length));
      refreshOverview();
      void bills.refresh();
    }
  }
}
