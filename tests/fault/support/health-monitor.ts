import type { Caller } from './http-client.ts';

export interface Watch {
  /** How often the process was found ready, not ready, or otherwise than it may be. */
  seen: Record<string, number>;
  stop: () => Promise<void>;
}

const PAUSE_MS = 20;

/** Asks all the while whether a server lives (it must), and whether it is ready. */
export function watch(caller: Caller): Watch {
  const seen: Record<string, number> = {};
  let on = true;
  const count = (what: string) => {
    seen[what] = (seen[what] ?? 0) + 1;
  };
  const watching = (async () => {
    while (on) {
      const live = await caller.ask({ method: 'GET', path: '/health' });
      if (live?.status !== 200) count(`liveness ${live?.status}`);
      const ready = await caller.ask({ method: 'GET', path: '/ready' });
      const patient = ready?.status === 503 && ready.headers['retry-after'] ? ' with Retry-After' : '';
      count(`${ready?.status}${patient}`);
      await new Promise((again) => setTimeout(again, PAUSE_MS));
    }
  })();
  return {
    seen,
    stop: async () => {
      on = false;
      await watching;
    },
  };
}
