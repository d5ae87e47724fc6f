import { useEffect, useRef } from 'react';

export interface DebouncedCallback {
  /** Calls back after the delay, unless called again meanwhile. */
  schedule: (text: string) => void;
  /** Calls back at once and cancels the scheduled call. */
  runNow: (text: string) => void;
}

/** Debounces `callback` by `ms`, passing the last text. Does not call after unmount. */
export function useDebouncedCallback(callback: (text: string) => void, ms: number): DebouncedCallback {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const runNow = (text: string) => {
    clearTimeout(timer.current);
    latest.current(text);
  };
  const schedule = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(text), ms);
  };
  return { schedule, runNow };
}
