import { randomInt } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { nowText } from '../db/ids.ts';
import type { Db } from '../db/tables.ts';
import { type ClaimedMail, claimDue, markFailed, markForRetry, markSent, nextDue } from './outbox.queries.ts';
import { toSmtpError } from './smtp-error.ts';
import type { SendMail } from './transport.ts';

const MAX_CONCURRENT_SENDS = 5;
/**
 * Mails leave after a random time up to this, in ms. Otherwise a slower next request would reveal
 * that a mail was sent, and that an address has an account.
 */
const WAKE_WITHIN_MS = 1_000;
/** Longer than any send can take with the transport's timeouts. */
const LEASE_MS = 3 * 60_000;
/** The interval of looking for mail of other processes. */
const POLL_MS = 5_000;
const FIRST_RETRY_MS = 5_000;
const MINUTE_MS = 60_000;
const MAX_RETRY_MS = 15 * MINUTE_MS;
/** About an hour. */
const MINUTELY_TRIES = 60;
/** About three days of attempts; time without a running server doesn't count. */
export const GIVE_UP_AFTER_TRIES = 345;

/**
 * Returns the delay after the n-th failure, in ms: 5 s, doubling to a minute, so that a code
 * survives a short outage, and 15 minutes after an hour.
 */
export const retryDelay = (attempts: number): number =>
  attempts > MINUTELY_TRIES ? MAX_RETRY_MS : Math.min(MINUTE_MS, FIRST_RETRY_MS * 2 ** (attempts - 1));

export interface MailWorker {
  /** Checks the outbox at a random time within `wakeWithinMs`. Returns at once. */
  wake: () => void;
  /** Sends all due mail. */
  drain: () => Promise<void>;
  /** Claims no more mail, and resolves when none is being sent. */
  stop: () => Promise<void>;
}

interface WorkerParts {
  db: Db;
  send: SendMail;
  log: Logger;
  /** 0 checks as soon as the request is answered. */
  wakeWithinMs?: number;
}

async function deliver({ db, send, log }: WorkerParts, mail: ClaimedMail): Promise<void> {
  const { id, to, subject, text, html } = mail;
  try {
    await send({ id, to, subject, text, html });
  } catch (error) {
    const { reason, detail, isFinal } = toSmtpError(error);
    const isOver = isFinal || mail.attempts >= GIVE_UP_AFTER_TRIES;
    log.warn(
      { mail: id, attempts: mail.attempts, reason: detail },
      isOver ? 'mail not delivered' : 'mail not sent yet',
    );
    if (isOver) await markFailed(db, mail, reason);
    else await markForRetry(db, id, { inMs: retryDelay(mail.attempts), error: reason });
    return;
  }
  await markSent(db, id);
}

/** Sends queued mail after its transaction has committed. Starts with the first `wake`. */
export function mailWorker(parts: WorkerParts): MailWorker {
  const { db, log, wakeWithinMs = WAKE_WITHIN_MS } = parts;
  let stopped = false;
  let awake: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let waking: NodeJS.Timeout | undefined;

  async function drain(): Promise<void> {
    // Later mails wait for their own random time.
    const dueBy = nowText();
    while (!stopped) {
      const mails = await claimDue(db, { limit: MAX_CONCURRENT_SENDS, leaseMs: LEASE_MS, dueBy });
      if (mails.length === 0) return;
      await Promise.all(mails.map((mail) => deliver(parts, mail)));
    }
  }

  async function untilNextDue(): Promise<number> {
    const due = await nextDue(db);
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
      log.error({ err: error }, 'the outbox cannot be read');
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
