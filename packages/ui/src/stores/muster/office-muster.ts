import { correctDuty as correctCall, dutyMessages, listDuties } from '@prahari/contract/duties';
import type { Duty } from '@prahari/contract/duties.schemas';
import * as contract from '@prahari/contract/muster';
import type { Muster } from '@prahari/contract/muster.schemas';
import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../../api/call.ts';
import { download } from '../../api/download.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { messageOf, reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

export interface OfMonth {
  postId: string;
  /** `2026-11` */
  month: string;
}

let shown: OfMonth = { postId: '', month: '' };

/** The month of a post that the office looks at. */
export const officeMuster = createLoaded<Muster>({
  read: async () => (await call(contract.getMuster, shown)).data,
  failed: (error) => reportFailure(error, serverMessageOr(error, contract.musterMessages.fetchFailed)),
});

/** The link of the month that was sent just now. */
export const $sentLink = atom<{ url: string; whatsapp?: string | undefined } | null>(null);
export const $savingMuster = atom(false);

/** Looks at another month. */
export function showMuster(of: OfMonth): Promise<void> {
  if (of.postId !== shown.postId || of.month !== shown.month) {
    shown = of;
    officeMuster.reset();
    $sentLink.set(null);
  }
  return officeMuster.load();
}

/** The month that a reply belongs to, and true while it is still looked at. */
interface Asked {
  of: OfMonth;
  isShown: () => boolean;
}

/** Runs a call once at a time. Returns true if it succeeded, and reports failures. */
async function run(
  send: (asked: Asked) => Promise<void>,
  { done, failed }: { done: string; failed: (message: string) => string },
): Promise<boolean> {
  if ($savingMuster.get()) return false;
  $savingMuster.set(true);
  const of = shown;
  try {
    await send({ of, isShown: () => shown === of });
    toast.success(done);
    return true;
  } catch (error) {
    reportFailure(error, failed(messageOf(error)));
    void officeMuster.refreshSilently();
    return false;
  } finally {
    $savingMuster.set(false);
  }
}

/** Runs a call that replies with the month, and shows it. */
const runAndShow = (
  send: (of: OfMonth) => Promise<{ data: Muster }>,
  words: Parameters<typeof run>[1],
): Promise<boolean> =>
  run(async ({ of, isShown }) => {
    const { data } = await send(of);
    if (isShown()) officeMuster.put(data);
  }, words);

/** Sends the month to its client and keeps the link at hand. */
export const sendMuster = (): Promise<boolean> =>
  run(
    async ({ of, isShown }) => {
      const { muster, ...link } = (await call(contract.sendMuster, of)).data;
      if (!isShown()) return;
      officeMuster.put(muster);
      $sentLink.set(link);
    },
    { done: contract.musterMessages.sent, failed: contract.musterMessages.sendFailed },
  );

export async function reopenMuster(reason: string): Promise<boolean> {
  const isReopened = await runAndShow((of) => call(contract.reopenMuster, { ...of, reason }), {
    done: contract.musterMessages.reopened,
    failed: contract.musterMessages.reopenFailed,
  });
  if (isReopened) $sentLink.set(null);
  return isReopened;
}

export const answerDispute = (answer: {
  day: string;
  guardId: string;
  counts: number;
  note: string;
}): Promise<boolean> =>
  runAndShow((of) => call(contract.answerDispute, { ...of, ...answer }), {
    done: contract.musterMessages.answered,
    failed: contract.musterMessages.answerFailed,
  });

export const adjustDuty = (adjusted: { dutyId: string; counts: number; reason: string }): Promise<boolean> =>
  runAndShow(() => call(contract.adjustDuty, adjusted), {
    done: contract.musterMessages.adjusted,
    failed: contract.musterMessages.adjustFailed,
  });

export type Evidence = { dutyId: string } & (
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; duty: Duty }
);

const $shown = atom<Evidence>({ state: 'loading', dutyId: '' });
/** The evidence of the duty that is shown. */
export const $evidence: ReadableAtom<Evidence> = $shown;

/** Loads what is known of a duty. Reports failures instead of throwing. */
export async function loadEvidence(dutyId: string, day: string): Promise<void> {
  const before = $shown.get();
  if (before.dutyId !== dutyId || before.state === 'failed') $shown.set({ state: 'loading', dutyId });
  const show = (evidence: Evidence) => {
    if ($shown.get().dutyId === dutyId) $shown.set(evidence);
  };
  try {
    const { data } = await call(listDuties, { day, postId: shown.postId });
    const duty = data.find(({ _id }) => _id === dutyId);
    show(duty ? { state: 'ready', dutyId, duty } : { state: 'failed', dutyId });
  } catch (error) {
    reportFailure(error, serverMessageOr(error, dutyMessages.fetchFailed));
    if ($shown.get().state === 'loading') show({ state: 'failed', dutyId });
  }
}

/** Puts down what the office knows about a duty. */
export const correctDuty = (of: {
  dutyId: string;
  state: 'present' | 'late' | 'absent' | 'cancelled';
  reason: string;
}): Promise<boolean> =>
  run(
    async () => {
      const { data: duty } = await call(correctCall, of);
      if ($shown.get().dutyId === duty._id) $shown.set({ state: 'ready', dutyId: duty._id, duty });
      await officeMuster.refreshSilently();
    },
    { done: dutyMessages.corrected, failed: dutyMessages.correctFailed },
  );

/** Saves the month as a workbook. Reports failures instead of throwing. */
export async function saveMusterFile(): Promise<void> {
  try {
    await download(contract.exportMuster, shown);
  } catch (error) {
    reportFailure(error, serverMessageOr(error, contract.musterMessages.fetchFailed));
  }
}
