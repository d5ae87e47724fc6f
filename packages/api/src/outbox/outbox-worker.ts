import { randomInt } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { nowText } from '../db/ids.ts';

/** The interval of looking for rows of other processes. */
const POLL_MS = 5_000;

export interface OutboxWorker {
  /** Checks the outbox at a random time within `wakeWithinMs`. Returns at once. */
  wake: () => void;
  /** Delivers all due rows. */
  drain: () => Promise<void>;
  /** Claims no more rows, and resolves when none is being delivered. */
  stop: () => Promise<void>;
}

interface OutboxParts<Row> {
  log: Logger;
  /** Claims rows due at this time, each for one process. */
  claimDue: (dueBy: string) => Promise<readonly Row[]>;
  /** Delivers a claimed row and stores the outcome. */
  deliver: (row: Row) => Promise<void>;
  /** Returns the time of the next due row, or undefined. */
  nextDue: () => Promise<string | undefined>;
  /** The longest delay of a wake, in ms; 0 checks as soon as the request is answered. */
  wakeWithinMs: number;
  /** The log line for an error of the database. */
  unreadable: string;
}

/** Delivers rows after their transaction has committed. Starts with the first `wake`. */
export function outboxWorker<Row>(parts: OutboxParts<Row>): OutboxWorker {
  const { log, claimDue, deliver, nextDue, wakeWithinMs, unreadable } = parts;
  let stopped = false;
  let awake: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let waking: NodeJS.Timeout | undefined;

  async function drain(): Promise<void> {
    // Later rows wait for their own random time.
    const dueBy = nowText();
    while (!stopped) {
      const rows = await claimDue(dueBy);
      if (rows.length === 0) return;
      await Promise.all(rows.map(deliver));
    }
  }

  async function untilNextDue(): Promise<number> {
    const due = await nextDue();
    if (due === undefined) return POLL_MS;
    const inMs = Date.parse(due) - Date.now();
    return Math.min(POLL_MS, inMs > 0 ? Math.max(50, inMs) : 50 + randomInt(wakeWithinMs + 1));
  }

  async function work(): Promise<void> {
    let sleep = POLL_MS;
    try {
      await drain();
      if (!stopped) sleep = await untilNextDue();
    } catch (error) {
      log.error({ err: error }, unreadable);
    }
    awake = undefined;
    if (stopped) return;
    timer = setTimeout(check, sleep);
    timer.unref();
  }

  function check(): void {
    if (stopped) return;
    clearTimeout(timer);
    // Pending replies are sent first.
    awake ??= nextTurn().then(work);
  }

  function wake(): void {
    if (stopped || waking) return;
    waking = setTimeout(
      async () => {
        waking = undefined;
        await awake;
        check();
      },
      randomInt(wakeWithinMs + 1),
    );
    waking.unref();
  }

  return {
    wake,
    drain,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      clearTimeout(waking);
      await awake;
    },
  };
}
