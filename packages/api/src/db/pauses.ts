import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work between two pauses. */
const SLICE_MS = 10;
/** Turns of the event loop in a pause: a request is read in one, starts in another and is answered in a third. */
const TURNS = 3;

/** Lets other requests run if there was work for a slice since the last pause. */
export type Pause = () => Promise<void>;

/** Makes the pauses of one request: long work awaits them in its loops, because SQLite and cells take the main thread. */
export function createPauses(): Pause {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
    began = performance.now();
  };
}

/** Calls `act` for each item in turn, and lets other requests run in between. Returns its results. */
export async function mapWithPauses<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Result | Promise<Result>,
  pause: Pause = createPauses(),
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    await pause();
    results.push(await act(item));
  }
  return results;
}

/** Items in a slice of what is there already. */
const SLICE = 100;

/** Yields items some at a time, and lets other requests run in between. */
export async function* inSlices<Item>(
  items: readonly Item[],
  pause: Pause = createPauses(),
): AsyncGenerator<readonly Item[]> {
  for (let at = 0; at < items.length; at += SLICE) {
    await pause();
    yield items.slice(at, at + SLICE);
  }
}

/** Groups items like `Map.groupBy`, and lets other requests run in between. */
export async function groupWithPauses<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Promise<Map<Key, Item[]>> {
  const groups = new Map<Key, Item[]>();
  for await (const slice of inSlices(items))
    for (const item of slice) {
      const key = keyOf(item);
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  return groups;
}

/** Values per statement. */
const CHUNK = 500;

/** Reads rows of distinct values, some at a time, and lets other requests run in between. */
export async function readInChunks<Value, Row>(
  values: Iterable<Value>,
  select: (chunk: Value[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const distinct = [...new Set(values)];
  const rows: Row[] = [];
  for (let at = 0; at < distinct.length; at += CHUNK) {
    if (at > 0) await nextTurn();
    for (const row of await select(distinct.slice(at, at + CHUNK))) rows.push(row);
  }
  return rows;
}
