import { type Place, Rotation } from './rotation.ts';

/** A caller's calls that run at the same time. Browsers open as many connections. */
export const MAX_RUNNING = 6;

/** Resolves when it is a caller's turn, to a function that ends the call. */
export type TakeTurn = (place: Place) => Promise<() => void>;

/**
 * Returns a round-robin scheduler: it starts one waiting call per tick of the event loop and
 * alternates callers, so that one caller's spike delays others by a single call.
 */
export function roundRobin(): TakeTurn {
  const running = new Map<string, number>();
  const waiting = new Rotation<() => void>();
  /** Callers that have started a call in this tick. */
  const startedInTick = new Set<string>();

  const mayStart = (caller: string): boolean => (running.get(caller) ?? 0) < MAX_RUNNING;

  function start(caller: string): void {
    if (startedInTick.size === 0) setImmediate(nextTick);
    startedInTick.add(caller);
    running.set(caller, (running.get(caller) ?? 0) + 1);
  }

  function nextTick(): void {
    startedInTick.clear();
    waiting.next(mayStart)?.();
  }

  function end(caller: string): void {
    const left = (running.get(caller) ?? 0) - 1;
    if (left > 0) running.set(caller, left);
    else running.delete(caller);
    if (startedInTick.size === 0) nextTick();
  }

  return async (place) => {
    const { caller } = place;
    if (waiting.has(caller) || startedInTick.has(caller) || !mayStart(caller)) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.add(place, () => {
        start(caller);
        resolve();
      });
      await promise;
    } else start(caller);
    return () => end(caller);
  };
}
