import { useEffect, useRef } from 'react';

export interface DebouncedCallback {
  schedule: (text: string) => void;
  /** At once, and whatever was waiting is dropped. */
  runNow: (text: string) => void;
}

/** Calls `act` with the last text only, once nothing came for `ms`. Nothing is called after the component is gone. */
export function useDebouncedCallback(act: (text: string) => void, ms: number): DebouncedCallback {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const newest = useRef(act);
  useEffect(() => {
    newest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const runNow = (text: string) => {
    clearTimeout(timer.current);
    newest.current(text);
  };
  const schedule = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => newest.current(text), ms);
  };
  return { schedule, runNow };
}
