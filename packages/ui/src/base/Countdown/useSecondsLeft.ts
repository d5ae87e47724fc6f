import { useEffect, useRef, useState } from 'react';
import { secondsUntil } from './seconds-left.ts';

export type CountdownEnd =
  | { /** Instant, milliseconds since 1970. */ until: number; seconds?: undefined }
  | { /** From when it is first shown. */ seconds: number; until?: undefined };

/** Whole seconds left, by the clock and not by counting ticks: a sleeping tab is right when it wakes. Null until the page's script runs. */
export function useSecondsLeft(
  { until, seconds }: CountdownEnd,
  onEnd: (() => void) | undefined,
): number | null {
  const [left, setLeft] = useState<number | null>(seconds ?? null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const instant = until ?? Date.now() + seconds * 1000;
    const look = () => {
      const now = secondsUntil(instant, Date.now());
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end.current?.();
    };
    const timer = setInterval(look, 1000);
    look();
    return () => clearInterval(timer);
  }, [until, seconds]);
  return left;
}
