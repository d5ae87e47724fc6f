/** A caller's place among those that wait: a person or network, and a session or part of it. */
export interface Place {
  caller: string;
  part: string;
}

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
