import {
  calendarMessages,
  endCalendarFeed,
  getCalendarFeed,
  makeCalendarFeed,
} from '@prahari/contract/duties';
import { atom } from 'nanostores';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { nullIfMissing, reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

/** Since when the guard's calendar has an address; null where the server makes none. */
export const calendarFeed = createLoaded({
  read: async () => (await nullIfMissing(call(getCalendarFeed)))?.data ?? null,
  failed: (error) => console.error('Could not load the calendar’s address', error),
});

/** The address that was just made. It is in no storage and gone with the page. */
export const $calendarUrl = atom<string | undefined>(undefined);
export const $changingFeed = atom(false);

async function change(send: () => Promise<string | undefined>, done: string, failed: string): Promise<void> {
  if ($changingFeed.get()) return;
  $changingFeed.set(true);
  try {
    $calendarUrl.set(await send());
    toast.success(done);
  } catch (error) {
    reportFailure(error, serverMessageOr(error, failed));
  } finally {
    $changingFeed.set(false);
  }
  await calendarFeed.refreshSilently();
}

/** Makes an address; a former one ends. Reports failures instead of throwing. */
export const makeFeed = (): Promise<void> =>
  change(
    async () => (await call(makeCalendarFeed)).data.url,
    calendarMessages.made,
    calendarMessages.makeFailed,
  );

/** Ends the address. Reports failures instead of throwing. */
export const endFeed = (): Promise<void> =>
  change(
    async () => {
      await call(endCalendarFeed);
      return undefined;
    },
    calendarMessages.ended,
    calendarMessages.endFailed,
  );
