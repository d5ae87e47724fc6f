import type { Logger } from 'pino';

/** The limits that close connections: of open ones, of calls on one, and of replies that nobody reads. */
export type ClosingLimit = 'open' | 'calls' | 'unread';

const EVERY_MS = 60_000;

export interface ClosedConnections {
  /** Counts a connection that a limit closed. */
  count: (limit: ClosingLimit) => void;
  /** Connections that each limit has closed since the process started. */
  totals: Readonly<Record<ClosingLimit, number>>;
}

/** Counts the connections that limits close and logs them: the first at once, then one line a minute at most. */
export function closedConnections(log: Pick<Logger, 'warn'>): ClosedConnections {
  const totals = { open: 0, calls: 0, unread: 0 };
  let logged = { ...totals };
  let isWaiting = false;

  function report(): void {
    const since = {
      open: totals.open - logged.open,
      calls: totals.calls - logged.calls,
      unread: totals.unread - logged.unread,
    };
    isWaiting = since.open + since.calls + since.unread > 0;
    if (!isWaiting) return;
    logged = { ...totals };
    log.warn({ closed: since }, 'connections were closed at a limit');
    setTimeout(report, EVERY_MS).unref();
  }

  return {
    totals,
    count(limit) {
      totals[limit] += 1;
      if (!isWaiting) report();
    },
  };
}
