export interface Turn {
  /** Who calls. */
  key: string;
  /** Whether calls of this key wait while MAX_RUNNING of them run. */
  isLimited: boolean;
  /** Begins the call, and tells `ended` when it has ended. */
  begin: (ended: () => void) => void;
}

/** Calls of one person that run at the same time. Browsers open as many connections to a server. */
export const MAX_RUNNING = 6;

/**
 * Begins one call of each key in each turn of the event loop, and lets keys alternate, so that a burst of one person delays another
 * by one call and not by the burst: calls to SQLite block the event loop, and calls to PostgreSQL wait for a connection. The first
 * call of a key begins at once: a turn of the loop costs as much as a short call.
 */
export function fairTurns(): (turn: Turn) => void {
  const running = new Map<string, number>();
  /** In the order of their turns. */
  const waiting = new Map<string, Turn[]>();
  /** Keys that have begun a call in this turn. */
  const begun = new Set<string>();

  const mayBegin = ({ key, isLimited }: Turn): boolean => !isLimited || (running.get(key) ?? 0) < MAX_RUNNING;

  function begin({ key, begin: run }: Turn): void {
    if (begun.size === 0) setImmediate(nextTurn);
    begun.add(key);
    running.set(key, (running.get(key) ?? 0) + 1);
    run(() => {
      const left = (running.get(key) ?? 0) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
      if (begun.size === 0 && waiting.has(key)) nextTurn();
    });
  }

  function nextTurn(): void {
    begun.clear();
    for (const [key, turns] of waiting) {
      const [turn] = turns;
      if (!turn || !mayBegin(turn)) continue;
      turns.shift();
      waiting.delete(key);
      if (turns.length > 0) waiting.set(key, turns);
      begin(turn);
      return;
    }
  }

  return (turn) => {
    const turns = waiting.get(turn.key);
    if (turns) turns.push(turn);
    else if (begun.has(turn.key) || !mayBegin(turn)) waiting.set(turn.key, [turn]);
    else begin(turn);
  };
}
