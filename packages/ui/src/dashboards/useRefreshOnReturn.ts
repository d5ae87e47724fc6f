import { useEffect } from 'react';

/** Runs `work` when called, at most once every `intervalMs`; the first interval starts at creation. */
export function throttle(
  intervalMs: number,
  work: () => unknown,
  clock: () => number = Date.now,
): () => void {
  let last = clock();
  return () => {
    if (clock() - last < intervalMs) return;
    last = clock();
    work();
  };
}

const INTERVAL_MS = 30_000;
/** A page that stays open says within this time that somebody has come, or that a month was sent. */
const VISIBLE_MS = 60_000;

/**
 * Refreshes when the page becomes visible again (phone unlocked, tab selected), at most once every 30 s, and each minute
 * while it stays visible.
 */
export function useRefreshOnReturn(refresh: () => unknown): void {
  useEffect(() => {
    const refreshNow = throttle(INTERVAL_MS, refresh);
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') refreshNow();
    };
    const timer = setInterval(refreshIfVisible, VISIBLE_MS);
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfVisible);
    };
  }, [refresh]);
}
