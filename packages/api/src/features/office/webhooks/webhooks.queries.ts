import type { DeliveredEvent, DeliveryStatus } from '@prahari/contract/webhooks';
import { sql } from 'kysely';
import type { Db, Tables, Tx } from '../../../db/tables.ts';
import { lowered, type PlainList } from '../../../read-model/plain-list.ts';

/** Returns all webhooks, oldest first. */
export const selectWebhooks = (db: Db) =>
  db
    .selectFrom('webhooks')
    .select(['id', 'url', 'events', 'created_at', 'failing_since', 'off_reason'])
    .orderBy('id')
    .execute();

export async function insertWebhook(
  tx: Tx,
  row: Pick<Tables['webhooks'], 'id' | 'url' | 'events' | 'secret' | 'created_at' | 'owner_id'>,
): Promise<void> {
  await tx
    .insertInto('webhooks')
    .values({ ...row, failing_since: null, off_reason: null })
    .execute();
}

/**
 * Makes admins who add webhooks at the same time wait for each other. They all lock the first admin's row:
 * those who locked every admin's would meet them in different orders, and PostgreSQL would end some of them.
 */
export const lockFirstAdmin = (tx: Tx) =>
  tx
    .updateTable('users')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', (eb) =>
      eb.selectFrom('users').select('id').where('role', '=', 'admin').orderBy('id').limit(1),
    )
    .execute();

/** Turns a webhook on, for an admin who answers for it from now on; its failures are counted anew. */
export const turnOn = (tx: Tx, id: string, ownerId: string) =>
  tx
    .updateTable('webhooks')
    .set({ off_reason: null, failing_since: null, owner_id: ownerId })
    .where('id', '=', id)
    .where('off_reason', 'is not', null)
    .execute();

/** Returns true if there was such a webhook. */
export async function setEvents(tx: Tx, id: string, events: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhooks')
    .set({ events })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a webhook and its deliveries. Returns true if there was one. */
export async function deleteWebhook(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('webhooks').where('id', '=', id).executeTakeFirst();
  await tx.deleteFrom('webhook_deliveries').where('webhook_id', '=', id).execute();
  return numDeletedRows > 0n;
}

const status = sql<DeliveryStatus>`case when delivered_at is not null then 'delivered'
  when failed_at is not null then 'failed' else 'waiting' end`;

/** Every delivery to a webhook that exists. */
export const deliveryList: PlainList = {
  name: 'webhook_deliveries',
  columns: { event: 'event', url: 'url', status: 'status', tries: 'tries' },
  rows: (db) => sql`select d.id, ${status} as status, ${lowered(db, sql`d.event`)} as event,
    ${lowered(db, sql`w.url`)} as url, d.attempts as tries, lower(d.event || ' ' || w.url) as search_text
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id`,
};

export const selectDeliveries = (db: Db, ids: string[]) =>
  db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .select([
      'webhook_deliveries.id as _id',
      'webhook_id as webhookId',
      'url',
      sql<DeliveredEvent>`event`.as('event'),
      status.as('status'),
      'attempts as tries',
      'webhook_deliveries.created_at as createdAt',
      'delivered_at as deliveredAt',
      'next_attempt_at as nextTryAt',
      'reply_status as replyStatus',
      'last_error as lastError',
    ])
    .where('webhook_deliveries.id', 'in', ids)
    .execute();
