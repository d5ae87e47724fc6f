import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The current time, updated each full minute and when the page becomes visible. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    const tick = () => {
      clearTimeout(timer);
      setNow(new Date());
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
