import { useEffect, useRef } from 'react';

export interface Debounced {
  later: (text: string) => void;
  /** At once, and whatever was waiting is dropped. */
  now: (text: string) => void;
}

/** Calls `act` with the last text only, once nothing came for `ms`. Nothing is called after the component is gone. */
export function useDebounced(act: (text: string) => void, ms: number): Debounced {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const newest = useRef(act);
  useEffect(() => {
    newest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const now = (text: string) => {
    clearTimeout(timer.current);
    newest.current(text);
  };
  const later = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => newest.current(text), ms);
  };
  return { later, now };
}
