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

const isShown = ({ month, basedOn }: MonthToBill): boolean =>
  month === shown.month && basedOn === shown.basedOn;

/** The bills of a month before they are made. */
export const billDrafts = createLoaded<BillDraft[]>({
  read: async () => (await call(contract.listBillDrafts, { ...shown })).data,
  failed: (error) => reportFailure(error, contract.billMonthMessages.fetchFailed(messageOf(error))),
});

/** What became of drafts in the presses since the month was opened, by their keys. */
export const $made = atom<ReadonlyMap<string, MadeBill>>(new Map());

interface Making {
  done: number;
  total: number;
  /** The drafts of the whole press. */
  pressed: ReadonlySet<string>;
  /** Those of the running call. */
  current: ReadonlySet<string>;
}

/** The bills that are being made; null while none are. */
export const $making = atom<Making | null>(null);
export const $stopping = atom(false);

/** Opens a month in place of another. */
export function showDrafts(of: MonthToBill): Promise<void> {
  if (!isShown(of)) {
    billDrafts.reset();
    $made.set(new Map());
  }
  shown = of;
  return billDrafts.load();
}

/** Forgets what became of drafts once the month is left, unless bills are still being made. */
export function forgetMade(): void {
  if (!$making.get()) $made.set(new Map());
}

/** Stops after the bills that are being made now. */
export const stopMaking = (): void => $stopping.set(true);

/** A draft to make; `key` names it. */
interface PressedDraft {
  key: string;
  clientId: string;
  /** The own GSTIN that bills it. */
  gstin?: string | undefined;
  /** In place of those of the draft. */
  lines?: NewBillLine[] | undefined;
}

interface MonthPress {
  drafts: readonly PressedDraft[];
  /** Today when missing. */
  billDate?: string | undefined;
}

function bodyOf(
  of: MonthToBill,
  billDate: string | undefined,
  drafts: readonly PressedDraft[],
): MakeMonthBody {
  const own = drafts.flatMap(({ clientId, lines }) => (lines ? [[clientId, lines] as const] : []));
  const gstin = drafts[0]?.gstin;
  return {
    ...of,
    clientIds: drafts.map(({ clientId }) => clientId),
    ...(gstin && { gstin }),
    ...(billDate && { billDate }),
    ...(own.length > 0 && { lines: Object.fromEntries(own) }),
  };
}

/**
 * Sends the drafts of a GSTIN, then of the next, a few at a time. Each result shows as soon as its call has ended, unless
 * another month is open by then. `onMade` gets the number of bills that a call has made.
 */
async function makeAll(
  of: MonthToBill,
  { drafts, billDate }: MonthPress,
  onMade: (count: number) => void,
): Promise<void> {
  const pressed = new Set(drafts.map(({ key }) => key));
  let done = 0;
  for (const gstin of new Set(drafts.map((draft) => draft.gstin))) {
    const ofGstin = drafts.filter((draft) => draft.gstin === gstin);
    for (let start = 0; start < ofGstin.length && !$stopping.get(); start += CLIENTS_PER_CALL) {
      const some = ofGstin.slice(start, start + CLIENTS_PER_CALL);
      $making.set({ done, total: drafts.length, pressed, current: new Set(some.map(({ key }) => key)) });
      const { data } = await call(contract.makeMonth, bodyOf(of, billDate, some));
      const keys = new Map(some.map(({ clientId, key }) => [clientId, key]));
      if (isShown(of))
        $made.set(
          new Map([...$made.get(), ...data.map((one) => [keys.get(one.clientId) ?? '', one] as const)]),
        );
      onMade(data.filter(({ result }) => result === 'made').length);
      done += some.length;
    }
  }
}

/**
 * Makes the bills of drafts. After an interruption the same press makes only the missing ones. Reports
 * failures, and returns the errors of fields.
 */
export async function makeBills(press: MonthPress): Promise<SubmitResult> {
  if ($making.get()) return { ok: true };
  let count = 0;
  $stopping.set(false);
  try {
    await makeAll(shown, press, (made) => {
      count += made;
    });
    return { ok: true };
  } catch (error) {
    return submitFailure(error, contract.billMonthMessages.makeFailed(messageOf(error)));
  } finally {
    $making.set(null);
    $stopping.set(false);
    if (count > 0) {
      toast.success(contract.billMonthMessages.made(count));
      refreshOverview();
      void bills.refresh();
    }
  }
}
