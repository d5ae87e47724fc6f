import { useEffect } from 'react';

/** Calls `load` when the browser is idle, once `isTime` is true. Pass a stable `load`: a new one restarts the effect. */
export function usePreload(load: () => Promise<unknown>, isTime: boolean): void {
  useEffect(() => {
    if (!isTime) return;
    const start = () => void load();
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(start, 200);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(start);
    return () => cancelIdleCallback(request);
  }, [load, isTime]);
}
