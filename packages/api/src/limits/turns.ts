import { type Place, Rotation } from './rotation.ts';

/** Calls of a session that run at the same time. Browsers open as many connections. */
export const MAX_RUNNING = 6;
/** Calls of a person or network, so that a thief of a session leaves room to the owner's others. */
export const MAX_RUNNING_OF_CALLER = 2 * MAX_RUNNING;

/** Resolves when it is a caller's turn, to a function that ends the call. */
export type TakeTurn = (place: Place) => Promise<() => void>;

/**
 * Returns a round-robin scheduler: it starts one waiting call per tick of the event loop and
 * alternates callers, so that one caller's spike delays others by a single call.
 */
export function roundRobin(): TakeTurn {
  /** The number of running calls by each key of a place. */
  const running = new Map<string, number>();
  const waiting = new Rotation<() => void>();
  /** Callers that have started a call in this tick. */
  const startedInTick = new Set<string>();

  /** A place counts as its caller and as this part of the caller. */
  const keysOf = ({ caller, part }: Place) => [caller, `${caller} ${part}`] as const;

  function mayStart(place: Place): boolean {
    const [caller, part] = keysOf(place);
    return (running.get(part) ?? 0) < MAX_RUNNING && (running.get(caller) ?? 0) < MAX_RUNNING_OF_CALLER;
  }

  function count(place: Place, change: 1 | -1): void {
    for (const key of keysOf(place)) {
      const left = (running.get(key) ?? 0) + change;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    }
  }

  function start(place: Place): void {
    if (startedInTick.size === 0) setImmediate(nextTick);
    startedInTick.add(place.caller);
    count(place, 1);
  }

  function nextTick(): void {
    startedInTick.clear();
    waiting.next(mayStart)?.();
  }

  function end(place: Place): void {
    count(place, -1);
    // Else the tick that has begun starts the next call when it ends.
    if (startedInTick.size === 0) nextTick();
  }

  function wait(place: Place): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.add(place, () => {
      start(place);
      resolve();
    });
    if (startedInTick.size === 0) nextTick();
    return promise;
  }

  return async (place) => {
    const isNext = !waiting.has(place.caller) && !startedInTick.has(place.caller) && mayStart(place);
    if (isNext) start(place);
    else await wait(place);
    return () => end(place);
  };
}
