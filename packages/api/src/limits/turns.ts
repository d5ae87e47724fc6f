/** A caller's place among those that wait: a person or network, and a session or part of it. */
export interface Place {
  caller: string;
  part: string;
}

/** Calls of a session that run at the same time. Browsers open as many connections. */
export const MAX_RUNNING = 6;
/** Calls of a person or network, so that a thief of a session leaves room to the owner's others. */
export const MAX_RUNNING_OF_CALLER = 2 * MAX_RUNNING;

/** Resolves when it is a caller's turn, to a function that ends the call. */
export type TakeTurn = (place: Place) => Promise<() => void>;

interface Waiting<T> {
  /** The next part is first. */
  parts: Map<string, T[]>;
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
      // A later place in the order.
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

  /** Removes and returns the newest item of the largest part of the caller with most items. */
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
 * alternates callers, so that one caller's spike delays others by a single call.
 */
export function roundRobin(): TakeTurn {
  const waiting = new Rotation<() => void>();
  /** The parts of each caller's running calls. */
  const running = new Map<string, string[]>();
  /** Callers that have started a call in this tick. */
  const startedInTick = new Set<string>();

  function mayStart({ caller, part }: Place): boolean {
    const parts = running.get(caller) ?? [];
    return parts.length < MAX_RUNNING_OF_CALLER && parts.filter((one) => one === part).length < MAX_RUNNING;
  }

  function nextTick(): void {
    startedInTick.clear();
    waiting.next(mayStart)?.();
  }

  /** Starts a call and returns the function that ends it. */
  function start({ caller, part }: Place): () => void {
    if (startedInTick.size === 0) setImmediate(nextTick);
    startedInTick.add(caller);
    const parts = running.get(caller) ?? [];
    running.set(caller, parts);
    parts.push(part);
    return () => {
      parts.splice(parts.indexOf(part), 1);
      if (parts.length === 0) running.delete(caller);
      // Else the tick that has begun starts the next call when it ends.
      if (startedInTick.size === 0) nextTick();
    };
  }

  function wait(place: Place): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<() => void>();
    waiting.add(place, () => resolve(start(place)));
    if (startedInTick.size === 0) nextTick();
    return promise;
  }

  return async (place) => {
    const isNext = !waiting.has(place.caller) && !startedInTick.has(place.caller) && mayStart(place);
    return isNext ? start(place) : wait(place);
  };
}
