import { useEffect, useRef, useState } from 'react';
import { secondsUntil } from './seconds-left.ts';

export type CountdownEnd =
  | { /** Instant, milliseconds since 1970. */ until: number; seconds?: undefined }
  | { /** Counted from the first render. */ seconds: number; until?: undefined };

/** Returns the seconds left, by the clock because a tab may be suspended; null until mounted. */
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
    const update = () => {
      const now = secondsUntil(instant, Date.now());
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end.current?.();
    };
    const timer = setInterval(update, 1000);
    update();
    return () => clearInterval(timer);
  }, [until, seconds]);
  return left;
}
