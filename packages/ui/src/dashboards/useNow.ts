import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $clockAhead, serverTime } from '../stores/clock/clock.ts';

const MINUTE_MS = 60_000;

/** The current time by the server, updated each full minute and when the page becomes visible. */
export function useNow(): Date {
  const ahead = useStore($clockAhead, { ssr: 'initial' });
  const [now, setNow] = useState(serverTime);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(tick, MINUTE_MS - (serverTime().getTime() % MINUTE_MS));
    };
    const tick = () => {
      clearTimeout(timer);
      setNow(serverTime());
      wait();
    };
    if (ahead === 0) wait();
    else tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [ahead]);
  return now;
}
