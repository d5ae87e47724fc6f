import type { HttpClient } from './http-client.ts';

export interface HealthMonitor {
  /** Counts of each health result. */
  statuses: Record<string, number>;
  stop: () => Promise<void>;
}

const PAUSE_MS = 20;

/** Polls readiness, and liveness, which must always be 200. */
export function monitorHealth(httpClient: HttpClient): HealthMonitor {
  const statuses: Record<string, number> = {};
  let isRunning = true;
  const count = (what: string) => {
    statuses[what] = (statuses[what] ?? 0) + 1;
  };
  const monitor = (async () => {
    while (isRunning) {
      const live = await httpClient.send({ method: 'GET', path: '/health' });
      if (live?.status !== 200) count(`liveness ${live?.status}`);
      const ready = await httpClient.send({ method: 'GET', path: '/ready' });
      const retryAfter = ready?.status === 503 && ready.headers['retry-after'] ? ' with Retry-After' : '';
      count(`${ready?.status}${retryAfter}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  return {
    statuses,
    stop: async () => {
      isRunning = false;
      await monitor;
    },
  };
}
