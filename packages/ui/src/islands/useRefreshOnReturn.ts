import { useEffect } from 'react';
import { atMostEvery } from './atMostEvery.ts';

const LEAST_MS = 30_000;

/**
 * Calls back when the page is looked at again (a phone unlocked, a tab chosen), at most once every 30 s.
 * The first 30 s count from the moment the page shows it.
 */
export function useRefreshOnReturn(refresh: () => unknown): void {
  useEffect(() => {
    const refreshNow = atMostEvery(LEAST_MS, refresh);
    const onReturn = () => {
      if (document.visibilityState === 'visible') refreshNow();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [refresh]);
}
