import { useContext, useEffect, useRef } from 'react';
import { PausedContext } from './PausableRegion.tsx';

export interface AutoDismissProps {
  ms: number;
  onEnd: () => void;
}

/** Calls `onEnd` after `ms`; paused time does not count. */
export function AutoDismiss({ ms, onEnd }: AutoDismissProps) {
  const isPaused = useContext(PausedContext);
  const left = useRef(ms);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isPaused) return;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isPaused]);
  return null;
}
