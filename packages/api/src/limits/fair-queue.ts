/** Thrown when as many calls wait as the queue takes. */
export class QueueFull extends Error {}

export interface FairQueueLimits {
  /** Calls that run at the same time. */
  running: number;
  /** Calls that wait, of all keys. */
  waiting: number;
  /** Calls of one key that wait, so that one key alone cannot fill the queue. */
  waitingPerKey: number;
}

/** Runs work when it is the turn of its key. @throws QueueFull at once */
export type FairQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** A bounded queue in which keys take turns: a call waits for one call of each other key, not for all that came before. */
export function fairQueue(limits: FairQueueLimits): FairQueue {
  let running = 0;
  let waiting = 0;
  /** In the order of their turns. */
  const keys = new Map<string, (() => void)[]>();

  function wait(key: string): Promise<void> {
    const calls = keys.get(key) ?? [];
    if (waiting >= limits.waiting || calls.length >= limits.waitingPerKey) throw new QueueFull();
    const { promise, resolve } = Promise.withResolvers<void>();
    calls.push(resolve);
    keys.set(key, calls);
    waiting += 1;
    return promise;
  }

  /** Hands the place of a call that ended to the next one. */
  function handOver(): void {
    const [turn] = keys;
    if (!turn) {
      running -= 1;
      return;
    }
    const [key, calls] = turn;
    const begin = calls.shift();
    keys.delete(key);
    if (calls.length > 0) keys.set(key, calls);
    waiting -= 1;
    begin?.();
  }

  return async (key, work) => {
    if (running < limits.running) running += 1;
    else await wait(key);
    try {
      return await work();
    } finally {
      handOver();
    }
  };
}
