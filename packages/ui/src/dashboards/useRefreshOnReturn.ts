import { useEffect } from 'react';
import { throttle } from './throttle.ts';

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
