import { type Place, Rotation } from './turns.ts';

/** Thrown for a call that has no room, or that makes room for another caller's. */
export class QueueFull extends Error {}

export interface FairQueueLimits {
  /** Calls that run at the same time. */
  running: number;
  /** Waiting calls of all callers. */
  waiting: number;
}

/** Runs work when it is the caller's turn. @throws QueueFull */
export type FairQueue = <T>(place: Place, work: () => Promise<T>) => Promise<T>;

interface WaitingCall {
  begin: () => void;
  refuse: (error: QueueFull) => void;
}

/**
 * Creates a bounded queue in which callers take turns, whatever the number of their calls. When it
 * is full, the newest call of whoever has most is refused.
 */
export function fairQueue(limits: FairQueueLimits): FairQueue {
  let running = 0;
  const waiting = new Rotation<WaitingCall>();

  function wait(place: Place): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.add(place, { begin: resolve, refuse: reject });
    if (waiting.size > limits.waiting) waiting.dropNewest()?.refuse(new QueueFull());
    return promise;
  }

  /** Starts the next waiting call in place of one that has ended. */
  function handOver(): void {
    const next = waiting.next();
    if (next) next.begin();
    else running -= 1;
  }

  return async (place, work) => {
    if (running < limits.running) running += 1;
    else await wait(place);
    try {
      return await work();
    } finally {
      handOver();
    }
  };
}
