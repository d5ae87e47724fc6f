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

/** Refreshes when the page becomes visible again (phone unlocked, tab selected), at most once every 30 s. */
export function useRefreshOnReturn(refresh: () => unknown): void {
  useEffect(() => {
    const refreshNow = throttle(INTERVAL_MS, refresh);
    const onReturn = () => {
      if (document.visibilityState === 'visible') refreshNow();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [refresh]);
}
