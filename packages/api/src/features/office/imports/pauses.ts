import { setImmediate as nextTurn } from 'node:timers/promises';

/** Items between two pauses. */
const TURN = 25;

/** Calls `act` for each item in turn, and lets other requests run in between. Returns its results. */
export async function mapWithPauses<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (index % TURN === TURN - 1) await nextTurn();
    results.push(await act(item));
  }
  return results;
}
