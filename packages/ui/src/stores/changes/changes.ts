import { getChanges } from '@prahari/contract/changes';
import type { Changes } from '@prahari/contract/changes.schemas';
import { call } from '../../api/call.ts';
import { overview, refreshOverview } from '../overview/overview.ts';
import { isAbsent } from '../toasts/failure.ts';

/** How often the server is asked while the page is visible. */
const POLL_MS = 5000;

/** A list of the counters. */
export type WatchedList = keyof Changes;

const watchers = new Map<WatchedList, Set<() => unknown>>();
let seen: Changes | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;
let intervalMs = POLL_MS;
/** The older hosted API counts nothing. */
let isUnknown = false;

const watched = (): WatchedList[] => [...watchers.keys()];

/** The counters when the page opened: the overview is loaded with the first list, so that the first poll can wait. */
function shownChanges(): Changes | undefined {
  const loaded = overview.$loaded.get();
  return loaded.state === 'ready' ? loaded.data?.changes : undefined;
}

function tell(before: Changes, now: Changes): void {
  const changed = watched().filter((list) => now[list] !== before[list]);
  for (const list of changed) for (const reload of watchers.get(list) ?? []) reload();
  if (changed.length > 0) void refreshOverview();
}

async function ask(): Promise<void> {
  if (isAsking || document.hidden) return;
  isAsking = true;
  seen ??= shownChanges();
  try {
    const { data } = await call(getChanges);
    if (seen) tell(seen, data);
    seen = data;
  } catch (error) {
    // Other failures are reported by what the user does; the next poll tries again.
    isUnknown = isAbsent(error);
  } finally {
    isAsking = false;
  }
}

function schedule(): void {
  clearTimeout(timer);
  if (watchers.size === 0 || isUnknown) return;
  timer = setTimeout(() => void ask().finally(schedule), intervalMs);
}

/** Back at the page: what changed meanwhile is shown at once. */
const onVisible = (): void => {
  if (!document.hidden) void ask().finally(schedule);
};

/**
 * Calls `reload` when somebody changed the list, while the page is visible: the server is asked every `everyMs`, first
 * after that time. Returns how to stop.
 */
export function watchChanges(list: WatchedList, reload: () => unknown, everyMs = POLL_MS): () => void {
  const isFirst = watchers.size === 0;
  if (isFirst) {
    intervalMs = everyMs;
    document.addEventListener('visibilitychange', onVisible);
    seen = shownChanges();
  }
  const ofList = watchers.get(list) ?? new Set();
  ofList.add(reload);
  watchers.set(list, ofList);
  if (isFirst) schedule();
  return () => {
    ofList.delete(reload);
    if (ofList.size === 0) watchers.delete(list);
    if (watchers.size > 0) return;
    clearTimeout(timer);
    seen = undefined;
    document.removeEventListener('visibilitychange', onVisible);
  };
}
