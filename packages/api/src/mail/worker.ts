import { setImmediate as afterWhatIsUnderWay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../db/tables.ts';
import { type ClaimedMail, claimDue, markFailed, markForRetry, markSent, nextDue } from './outbox.queries.ts';
import { toSmtpError } from './smtp-error.ts';
import type { SendMail } from './transport.ts';

const MAX_CONCURRENT_SENDS = 5;
/** Longer than any send can take with the transport's timeouts. */
const LEASE_MS = 3 * 60_000;
/** How often to look for mail that another process left behind. */
const POLL_MS = 5_000;
const FIRST_RETRY_MS = 5_000;
const MINUTE_MS = 60_000;
const MAX_RETRY_MS = 15 * MINUTE_MS;
/** About an hour. */
const MINUTELY_TRIES = 60;
/** About three days of retries. Counted in attempts, so that time without a running server does not count. */
export const GIVE_UP_AFTER_TRIES = 345;

/**
 * The delay after the n-th failed attempt: 5 s, doubling to a minute, so that a code is still valid after a short outage; 15
 * minutes after an hour.
 */
export const retryDelay = (attempts: number): number =>
  attempts > MINUTELY_TRIES ? MAX_RETRY_MS : Math.min(MINUTE_MS, FIRST_RETRY_MS * 2 ** (attempts - 1));

export interface MailWorker {
  /** Checks the outbox now. Returns at once. */
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

/** Sends queued mail after its transaction has committed (DECISIONS section 3). Starts with the first `wake`. */
export function mailWorker(parts: WorkerParts): MailWorker {
  const { db, log } = parts;
  let stopped = false;
  let awake: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  async function drain(): Promise<void> {
    while (!stopped) {
      const mails = await claimDue(db, { limit: MAX_CONCURRENT_SENDS, leaseMs: LEASE_MS });
      if (mails.length === 0) return;
      await Promise.all(mails.map((mail) => deliver(parts, mail)));
    }
  }

  async function untilNextDue(): Promise<number> {
    const due = await nextDue(db);
    return due === undefined ? POLL_MS : Math.min(POLL_MS, Math.max(50, Date.parse(due) - Date.now()));
  }

  async function work(): Promise<void> {
    let sleep = POLL_MS;
    try {
      do {
        again = false;
        await drain();
      } while (again && !stopped);
      if (!stopped) sleep = await untilNextDue();
    } catch (error) {
      log.error({ err: error }, 'the outbox cannot be read');
    }
    awake = undefined;
    if (stopped) return;
    timer = setTimeout(wake, again ? 0 : sleep);
    timer.unref();
  }

  function wake(): void {
    if (stopped) return;
    again = true;
    if (awake) return;
    clearTimeout(timer);
    // Respond before mailing, so that response time does not reveal whether a mail is sent.
    awake = afterWhatIsUnderWay().then(work);
  }

  return {
    wake,
    drain,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await awake;
    },
  };
}
