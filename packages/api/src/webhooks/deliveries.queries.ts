import type { UndoneEvent, WebhookEvent } from '@prahari/contract/webhooks';
import type { WebhookPayload } from '@prahari/contract/webhooks.schemas';
import { sql } from 'kysely';
import { newId, nowText } from '../db/ids.ts';
import type { Db, Tx } from '../db/tables.ts';

/** Longer than an attempt can take. */
const LEASE_MS = 60_000;

type Announcement = WebhookPayload extends infer One
  ? One extends { type: infer Type; data: infer Data }
    ? { type: Type; data: Data }
    : never
  : never;

export interface ClaimedDelivery {
  id: string;
  webhookId: string;
  url: string;
  secret: string;
  body: string;
  /** The number of attempts, this one included. */
  attempts: number;
}

/** Queues one delivery and returns its id. */
export async function queueDelivery(
  tx: Tx,
  webhookId: string,
  { type, data }: Announcement,
): Promise<string> {
  const id = newId();
  const now = nowText();
  await tx
    .insertInto('webhook_deliveries')
    .values({
      id,
      webhook_id: webhookId,
      event: type,
      body: JSON.stringify({ type, timestamp: now, data }),
      created_at: now,
      next_attempt_at: now,
      attempts: 0,
      delivered_at: null,
      failed_at: null,
      reply_status: null,
      last_error: null,
    })
    .execute();
  return id;
}

/** Tells the webhooks that chose an event, or the event that it undoes, in the transaction of the act. The worker sends it later. */
export async function announce(
  tx: Tx,
  event: Announcement & { type: WebhookEvent | UndoneEvent },
): Promise<void> {
  const webhooks = await tx
    .selectFrom('webhooks')
    .select(['id', 'events'])
    .where('off_reason', 'is', null)
    .execute();
  const chosen = event.type.replace(/\.undone$/, '');
  for (const { id, events } of webhooks)
    if ((JSON.parse(events) as string[]).includes(chosen)) await queueDelivery(tx, id, event);
}

const waiting = (db: Db) =>
  db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    // One that was queued while its webhook was turned off waits until that is on again.
    .where('off_reason', 'is', null)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null);

/** Returns the time of the next due delivery, or undefined. */
export async function nextDue(db: Db): Promise<string | undefined> {
  const row = await waiting(db)
    .select('next_attempt_at')
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  return row?.next_attempt_at;
}

/** Claims deliveries due at `dueBy`. Only one of concurrent processes gets each. */
export async function claimDue(
  db: Db,
  { limit, dueBy }: { limit: number; dueBy: string },
): Promise<ClaimedDelivery[]> {
  const due = await waiting(db)
    .select(['webhook_deliveries.id', 'next_attempt_at', 'webhook_id', 'url', 'secret', 'body'])
    .where('next_attempt_at', '<=', dueBy)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
  const claimed: ClaimedDelivery[] = [];
  for (const { id, next_attempt_at, webhook_id: webhookId, url, secret, body } of due) {
    const row = await db
      .updateTable('webhook_deliveries')
      .set({ next_attempt_at: nowText(LEASE_MS), attempts: sql<number>`attempts + 1` })
      .where('id', '=', id)
      .where('next_attempt_at', '=', next_attempt_at)
      .where('delivered_at', 'is', null)
      .where('failed_at', 'is', null)
      .returning('attempts')
      .executeTakeFirst();
    if (row) claimed.push({ id, webhookId, url, secret, body, attempts: row.attempts });
  }
  return claimed;
}

/** Stores a success; the webhook no longer counts as failing. */
export async function markDelivered(
  tx: Tx,
  { id, webhookId }: ClaimedDelivery,
  status: number,
): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ delivered_at: nowText(), reply_status: status, last_error: null })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('id', '=', webhookId)
    .where('failing_since', 'is not', null)
    .execute();
}

export interface FailedAttempt {
  error: string;
  replyStatus: number | null;
  /** The delay of the next attempt in ms; undefined gives up. */
  retryInMs: number | undefined;
}

/** Stores a failure and returns the time since which the webhook fails; undefined if it is gone. */
export async function markFailedAttempt(
  tx: Tx,
  { id, webhookId }: ClaimedDelivery,
  { error, replyStatus, retryInMs }: FailedAttempt,
): Promise<string | undefined> {
  await tx
    .updateTable('webhook_deliveries')
    .set({
      last_error: error,
      reply_status: replyStatus,
      ...(retryInMs === undefined ? { failed_at: nowText() } : { next_attempt_at: nowText(retryInMs) }),
    })
    .where('id', '=', id)
    .execute();
  const row = await tx
    .updateTable('webhooks')
    .set({ failing_since: sql<string>`coalesce(failing_since, ${nowText()})` })
    .where('id', '=', webhookId)
    .returning('failing_since')
    .executeTakeFirst();
  return row?.failing_since ?? undefined;
}

/** Gives up the deliveries of a webhook that wait. */
export async function failWaiting(tx: Tx, webhookId: string, error: string): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ failed_at: nowText(), last_error: error })
    .where('webhook_id', '=', webhookId)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}

/** Turns a webhook off. Returns its URL, or undefined if it was off. */
export async function turnOff(
  tx: Tx,
  id: string,
  reason: 'office' | 'failing' | 'owner',
): Promise<string | undefined> {
  const row = await tx
    .updateTable('webhooks')
    .set({ off_reason: reason })
    .where('id', '=', id)
    .where('off_reason', 'is', null)
    .returning('url')
    .executeTakeFirst();
  if (row) await failWaiting(tx, id, 'The webhook was turned off');
  return row?.url;
}

/** Returns the ids of the webhooks that an admin answers for. */
export const selectIdsOfOwner = async (tx: Tx, ownerId: string): Promise<string[]> =>
  (await tx.selectFrom('webhooks').select('id').where('owner_id', '=', ownerId).orderBy('id').execute()).map(
    ({ id }) => id,
  );

/** Sends a delivery again. Returns false if it is about to be sent. */
export async function makeDue(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: nowText(), attempts: 0, delivered_at: null, failed_at: null })
    .where('id', '=', id)
    .where((row) =>
      row.or([
        row('delivered_at', 'is not', null),
        row('failed_at', 'is not', null),
        row('next_attempt_at', '>', nowText(LEASE_MS)),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the addresses of the office. */
export const officeAddresses = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .where('email', 'is not', null)
    .execute();
  return rows.map(({ email }) => email ?? '');
};
