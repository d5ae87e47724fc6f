/** The one for whom a call waits. Callers alternate, and so do the parts of a caller. */
export interface Place {
  /** A person, or a network without a session. */
  caller: string;
  /** A session of the person, or a smaller network and the path of its write. */
  part: string;
}

/** Calls of a part that run at the same time. Browsers open as many connections. */
export const MAX_RUNNING = 6;
/**
 * Calls of a caller that run at the same time: two parts' worth, so that a thief of a session leaves
 * room to the owner's others.
 */
export const MAX_RUNNING_OF_CALLER = 2 * MAX_RUNNING;

/** Resolves when it is a caller's turn, to a function that must be called once the call has ended. */
export type TakeTurn = (place: Place) => Promise<() => void>;

interface Waiting<T> {
  /** The items by part, the oldest first. The next part is first. */
  parts: Map<string, T[]>;
  /** The number of items in all parts. */
  count: number;
}

/** Items that wait: callers alternate, and so do the parts of each caller. */
export class Rotation<T> {
  /** The next caller is first. */
  readonly #callers = new Map<string, Waiting<T>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** True if a caller has an item here. */
  has(caller: string): boolean {
    return this.#callers.has(caller);
  }

  add({ caller, part }: Place, item: T): void {
    const waiting = this.#callers.get(caller) ?? { parts: new Map<string, T[]>(), count: 0 };
    const items = waiting.parts.get(part) ?? [];
    items.push(item);
    waiting.parts.set(part, items);
    waiting.count += 1;
    this.#callers.set(caller, waiting);
    this.#size += 1;
  }

  /** Removes and returns the next item whose place may start. */
  next(mayStart: (place: Place) => boolean = () => true): T | undefined {
    for (const [caller, waiting] of this.#callers) {
      const part = waiting.parts.keys().find((one) => mayStart({ caller, part: one }));
      if (part === undefined) continue;
      const items = waiting.parts.get(part) ?? [];
      const item = items.shift();
      // A map keeps the order of insertion: the part and its caller go to the end.
      waiting.parts.delete(part);
      if (items.length > 0) waiting.parts.set(part, items);
      this.#callers.delete(caller);
      if (waiting.parts.size > 0) this.#callers.set(caller, waiting);
      waiting.count -= 1;
      this.#size -= 1;
      return item;
    }
    return undefined;
  }

  /** Removes and returns the newest item of the largest part of the caller with most, when too many wait. */
  dropNewest(): T | undefined {
    const [caller, waiting] = largest(this.#callers, ({ count }) => count) ?? [];
    if (caller === undefined || !waiting) return undefined;
    const [part, items = []] = largest(waiting.parts, ({ length }) => length) ?? [];
    const item = items.pop();
    if (part !== undefined && items.length === 0) waiting.parts.delete(part);
    if (waiting.parts.size === 0) this.#callers.delete(caller);
    waiting.count -= 1;
    this.#size -= 1;
    return item;
  }
}

/** Returns the entry with the highest number; the last one of several. */
function largest<V>(entries: Map<string, V>, numberOf: (value: V) => number): [string, V] | undefined {
  let found: [string, V] | undefined;
  for (const entry of entries) if (!found || numberOf(entry[1]) >= numberOf(found[1])) found = entry;
  return found;
}

/**
 * Returns a round-robin scheduler: it starts one waiting call per tick of the event loop and
 * alternates callers, so that one caller's spike delays others by a single call. A call
 * starts at once when none of its caller's waits or has started in this tick.
 */
export function roundRobin(): TakeTurn {
  const waiting = new Rotation<() => void>();
  /** The parts of each caller's running calls. */
  const running = new Map<string, string[]>();
  /** Callers that have started a call in this tick. Unless it is empty, `startNext` runs after the tick. */
  const startedInTick = new Set<string>();

  function mayStart({ caller, part }: Place): boolean {
    const parts = running.get(caller) ?? [];
    return parts.length < MAX_RUNNING_OF_CALLER && parts.filter((one) => one === part).length < MAX_RUNNING;
  }

  /** Begins a new tick, with the next waiting call. */
  function startNext(): void {
    startedInTick.clear();
    waiting.next(mayStart)?.();
  }

  /** Starts a call and returns the function that ends it. */
  function start({ caller, part }: Place): () => void {
    if (startedInTick.size === 0) setImmediate(startNext);
    startedInTick.add(caller);
    const parts = running.get(caller) ?? [];
    running.set(caller, parts);
    parts.push(part);
    return () => {
      parts.splice(parts.indexOf(part), 1);
      if (parts.length === 0) running.delete(caller);
      // Else `startNext` runs anyway.
      if (startedInTick.size === 0) startNext();
    };
  }

  function wait(place: Place): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<() => void>();
    waiting.add(place, () => resolve(start(place)));
    if (startedInTick.size === 0) startNext();
    return promise;
  }

  return async (place) => {
    const mayStartNow = !waiting.has(place.caller) && !startedInTick.has(place.caller) && mayStart(place);
    return mayStartNow ? start(place) : wait(place);
  };
}
