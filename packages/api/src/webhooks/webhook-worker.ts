import { WEBHOOK_FAILING_DAYS } from '@prahari/contract/webhooks';
import type { Logger } from 'pino';
import { audit } from '../audit/audit.ts';
import { nowText } from '../db/ids.ts';
import type { Db, Tx } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import { queueMail } from '../mail/outbox.queries.ts';
import { webhookTurnedOffMail } from '../mail/templates.ts';
import { type OutboxWorker, outboxWorker } from '../outbox/outbox-worker.ts';
import * as queries from './deliveries.queries.ts';
import { type SendWebhook, sendError } from './send-webhook.ts';
import { signatureOf } from './signature.ts';

const MAX_CONCURRENT_SENDS = 5;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The delay after each failure, together about three days. */
export const RETRY_DELAYS = [
  5 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  DAY,
] as const;
/** The receiver says that it wants no more (Standard Webhooks). */
const GONE = 410;

interface WorkerParts {
  db: Db;
  send: SendWebhook;
  log: Logger;
  siteUrl: string;
}

type Outcome = { status: number; error?: undefined } | { status: number | null; error: string };

async function attempt(
  send: SendWebhook,
  { id, url, secret, body }: queries.ClaimedDelivery,
): Promise<Outcome> {
  const timestamp = Math.floor(Date.now() / 1000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Prahari-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf(secret, { id, timestamp, body }),
  };
  try {
    const status = await send({ url, headers, body });
    if (status >= 200 && status < 300) return { status };
    const isRedirect = status >= 300 && status < 400;
    return {
      status,
      error: `The reply was ${status}${isRedirect ? ', a redirect, which is not followed' : ''}`,
    };
  } catch (error) {
    return { status: null, error: sendError(error) };
  }
}

/** Turns a webhook off after days of failures, and tells the office. */
async function turnOffFailing(tx: Tx, webhookId: string, siteUrl: string): Promise<void> {
  const url = await queries.turnOff(tx, webhookId, 'failing');
  if (url === undefined) return;
  const mail = webhookTurnedOffMail(siteUrl, new URL(url).host);
  for (const to of await queries.officeAddresses(tx)) await queueMail(tx, { to, ...mail });
  await audit(tx, { actorId: null, action: 'turnOffWebhook', entity: 'webhooks', entityId: webhookId });
}

async function deliver(
  { db, send, log, siteUrl }: WorkerParts,
  delivery: queries.ClaimedDelivery,
): Promise<void> {
  const { status, error } = await attempt(send, delivery);
  await inTransaction(db, async (tx) => {
    if (error === undefined) return queries.markDelivered(tx, delivery, status);
    const retryInMs = RETRY_DELAYS[delivery.attempts - 1];
    const failed = { error, replyStatus: status, retryInMs };
    const failingSince = await queries.markFailedAttempt(tx, delivery, failed);
    const isLong = failingSince !== undefined && failingSince <= nowText(-WEBHOOK_FAILING_DAYS * DAY);
    if (isLong || status === GONE) await turnOffFailing(tx, delivery.webhookId, siteUrl);
  });
  if (error !== undefined)
    log.warn({ delivery: delivery.id, attempts: delivery.attempts, reason: error }, 'webhook not delivered');
}

/** Sends queued deliveries after their transaction has committed. Starts with the first `wake`. */
export const webhookWorker = (parts: WorkerParts): OutboxWorker =>
  outboxWorker({
    log: parts.log,
    claimDue: (dueBy) => queries.claimDue(parts.db, { limit: MAX_CONCURRENT_SENDS, dueBy }),
    deliver: (delivery) => deliver(parts, delivery),
    nextDue: () => queries.nextDue(parts.db),
    wakeWithinMs: 0,
    unreadable: 'the deliveries to webhooks cannot be read',
  });
