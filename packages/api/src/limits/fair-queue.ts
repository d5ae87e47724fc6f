/** Thrown when the queue has as many waiting calls as it takes. */
export class QueueFull extends Error {}

export interface FairQueueLimits {
  /** Calls that run at the same time. */
  running: number;
  /** Waiting calls of all keys. */
  waiting: number;
  /** Waiting calls of one key, so that it can't fill the queue alone. */
  waitingPerKey: number;
}

/** Runs work when it is the key's turn. @throws QueueFull at once */
export type FairQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Creates a bounded queue in which keys take turns, whatever the number of their calls. */
export function fairQueue(limits: FairQueueLimits): FairQueue {
  let running = 0;
  let waiting = 0;
  /** The next key is first. */
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

  /** Starts the next waiting call in place of one that has ended. */
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
