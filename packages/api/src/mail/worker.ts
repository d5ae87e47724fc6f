import type { Logger } from 'pino';
import type { Db } from '../db/tables.ts';
import { type OutboxWorker, outboxWorker } from '../outbox/outbox-worker.ts';
import type { MakeFiles } from './attachments.ts';
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

interface WorkerParts {
  db: Db;
  send: SendMail;
  makeFiles: MakeFiles;
  log: Logger;
  /** 0 checks as soon as the request is answered. */
  wakeWithinMs?: number;
}

async function deliver({ db, send, makeFiles, log }: WorkerParts, mail: ClaimedMail): Promise<void> {
  const { id, to, subject, text, html, attachments } = mail;
  try {
    const files = attachments.length === 0 ? [] : await makeFiles(attachments);
    await send({ id, to, subject, text, html, files });
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
export function mailWorker(parts: WorkerParts): OutboxWorker {
  const { db, log, wakeWithinMs = WAKE_WITHIN_MS } = parts;
  return outboxWorker({
    log,
    claimDue: (dueBy) => claimDue(db, { limit: MAX_CONCURRENT_SENDS, leaseMs: LEASE_MS, dueBy }),
    deliver: (mail) => deliver(parts, mail),
    nextDue: () => nextDue(db),
    wakeWithinMs,
    unreadable: 'the outbox cannot be read',
  });
}
