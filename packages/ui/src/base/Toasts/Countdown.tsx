import { useContext, useEffect, useRef } from 'react';
import { HeldContext } from './HoldingRegion.tsx';

export interface CountdownProps {
  ms: number;
  onEnd: () => void;
}

/** Calls `onEnd` once `ms` have passed, not counting the time the messages were held. */
export function Countdown({ ms, onEnd }: CountdownProps) {
  const isHeld = useContext(HeldContext);
  const left = useRef(ms);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isHeld) return;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isHeld]);
  return null;
}
