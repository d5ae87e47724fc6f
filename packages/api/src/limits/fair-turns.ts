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
 * More calls of one person at the same time than this are a burst: browsers open six connections to a server, and programs that keep a few
 * calls running stay below.
 */
export const BURST_ABOVE = 8;

/** Time from the beginning of one call of a burst to that of the next while others call as well, in milliseconds. */
export const BURST_PAUSE = 4;

/** How long after the call of another person a burst still makes room for them, in milliseconds. */
const OTHERS_CALLED_WITHIN = 1_000;

/**
 * Begins one call of each key in each turn of the event loop, and lets keys alternate, so that a burst of one person delays another
 * by one call and not by the burst: calls to SQLite block the event loop, and calls to PostgreSQL wait for a connection. The first
 * call of a key begins at once: a turn of the loop costs as much as a short call. While others call as well, a burst pauses after each
 * beginning, so that it leaves them the processors.
 */
export function fairTurns(): (turn: Turn) => void {
  const running = new Map<string, number>();
  /** In the order of their turns. */
  const waiting = new Map<string, Turn[]>();
  /** Keys that have begun a call in this turn. */
  const begun = new Set<string>();
  /** Keys whose burst pauses. */
  const paused = new Set<string>();
  let lastKey: string | undefined;
  let lastCallAt = Number.NEGATIVE_INFINITY;
  /** When the last call came that had another key than `lastKey`. */
  let otherCallAt = Number.NEGATIVE_INFINITY;

  const mayBegin = ({ key, isLimited }: Turn): boolean =>
    !isLimited || (!paused.has(key) && (running.get(key) ?? 0) < MAX_RUNNING);

  /** Whether the call that begins is part of a burst that others have to wait for. */
  function isBurst({ key, isLimited }: Turn): boolean {
    const calls = 1 + (running.get(key) ?? 0) + (waiting.get(key)?.length ?? 0);
    const othersCalledAt = key === lastKey ? otherCallAt : lastCallAt;
    return isLimited && calls > BURST_ABOVE && performance.now() - othersCalledAt < OTHERS_CALLED_WITHIN;
  }

  function pause(key: string): void {
    paused.add(key);
    setTimeout(() => {
      paused.delete(key);
      if (begun.size === 0 && waiting.has(key)) nextTurn();
    }, BURST_PAUSE);
  }

  function begin(turn: Turn): void {
    const { key, begin: run } = turn;
    if (begun.size === 0) setImmediate(nextTurn);
    if (isBurst(turn)) pause(key);
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
    if (turn.key !== lastKey) otherCallAt = lastCallAt;
    lastKey = turn.key;
    lastCallAt = performance.now();
    const turns = waiting.get(turn.key);
    if (turns) turns.push(turn);
    else if (begun.has(turn.key) || !mayBegin(turn)) waiting.set(turn.key, [turn]);
    else begin(turn);
  };
}
