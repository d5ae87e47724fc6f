import { getChanges } from '@prahari/contract/office';
import type { Changes } from '@prahari/contract/office.schemas';
import { call } from '../../api/call.ts';
import { serverTime } from '../clock/clock.ts';
import { overview, refreshOverview } from '../overview/overview.ts';

/** The interval of polls while the page is visible. */
const POLL_MS = 5000;

/** A list whose changes the server counts. */
export type WatchedList = keyof Changes;

interface Watcher {
  list: WatchedList;
  reload: () => unknown;
}

const watchers = new Set<Watcher>();
/** The counters of the last reply. */
let seen: Changes | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isPolling = false;

const HALF_HOUR_MS = 30 * 60_000;
const halfHourNow = (): number => Math.floor(serverTime().getTime() / HALF_HOUR_MS);
/** The half hour of the last reply. At its end shifts begin and days end, which no counter tells. */
let seenHalfHour = 0;

/** Reloads the lists whose counters differ from the last reply. Returns true if any counter differs. */
function reloadChanged(now: Changes): boolean {
  const before = seen;
  const isLater = seenHalfHour !== halfHourNow();
  seen = now;
  seenHalfHour = halfHourNow();
  if (!before) return false;
  const hasChanged = (name: WatchedList) => isLater || before[name] !== now[name];
  for (const { list, reload } of watchers) if (hasChanged(list)) reload();
  return (Object.keys(now) as WatchedList[]).some(hasChanged);
}

function schedule(): void {
  clearTimeout(timer);
  if (watchers.size > 0) timer = setTimeout(poll, POLL_MS);
}

async function poll(): Promise<void> {
  if (isPolling) return;
  isPolling = true;
  try {
    const isWanted = !document.hidden;
    if (isWanted && reloadChanged((await call(getChanges)).data)) refreshOverview();
  } catch {
    // User actions report failures; the next poll tries again.
  } finally {
    isPolling = false;
    schedule();
  }
}

/** Every action of this user loads the overview, whose counters tell which lists changed. */
const watchOverview = () =>
  overview.$loaded.subscribe((loaded) => {
    if (loaded.state === 'ready' && loaded.data) reloadChanged(loaded.data.changes);
  });

let stopOverview = () => {};

/** Calls `reload` within five seconds of a change. Returns a function that stops it. */
export function watchChanges(list: WatchedList, reload: () => unknown): () => void {
  const watcher = { list, reload };
  watchers.add(watcher);
  if (watchers.size === 1) {
    // A page that becomes visible shows changes at once.
    document.addEventListener('visibilitychange', poll);
    stopOverview = watchOverview();
    schedule();
  }
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearTimeout(timer);
    stopOverview();
    document.removeEventListener('visibilitychange', poll);
    seen = undefined;
  };
}
