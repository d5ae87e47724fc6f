import { isDeepStrictEqual } from 'node:util';
import type { ListQuery } from '@prahari/contract/lists';
import {
  deliveryNotFound,
  isLoopbackUrl,
  MAX_WEBHOOKS,
  tooManyWebhooks,
  WEBHOOK_TEST,
  type WebhookEvent,
  webhookIsOff,
  webhookNotFound,
} from '@prahari/contract/webhooks';
import type {
  AddedWebhook,
  AddWebhookBody,
  UpdateWebhookBody,
  Webhook,
  WebhookDelivery,
} from '@prahari/contract/webhooks.schemas';
import { AppError, invalidFields } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { newId, nowText } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { plainListReply } from '../../../read-model/plain-list.ts';
import { makeDue, queueDelivery, turnOff } from '../../../webhooks/deliveries.queries.ts';
import { newSecret } from '../../../webhooks/signature.ts';
import { allowsLoopback, hostOf, maybePublic } from '../../../webhooks/target-address.ts';
import { lockCaller } from '../../auth/users/users.service.ts';
import * as queries from './webhooks.queries.ts';

type Row = Awaited<ReturnType<typeof queries.selectWebhooks>>[number];

const rowOf = (row: Row): Webhook => ({
  _id: row.id,
  url: row.url,
  events: JSON.parse(row.events) as WebhookEvent[],
  isOn: row.off_reason === null,
  createdAt: row.created_at,
  failingSince: row.failing_since,
  wasTurnedOff: row.off_reason === 'failing',
  ownerIsGone: row.off_reason === 'owner',
});

/** Returns the company's webhooks, oldest first. */
export const listWebhooks = async (db: Db): Promise<Webhook[]> =>
  (await queries.selectWebhooks(db)).map(rowOf);

/** @throws webhookNotFound */
async function webhook(db: Db, id: string): Promise<Webhook> {
  const found = (await listWebhooks(db)).find(({ _id }) => _id === id);
  if (!found) throw new AppError(webhookNotFound);
  return found;
}

const auditWebhook = (
  tx: Tx,
  actorId: string,
  action: 'addWebhook' | 'updateWebhook' | 'deleteWebhook' | 'testWebhook' | 'replayWebhookDelivery',
  entityId: string,
) => audit(tx, { actorId, action, entity: 'webhooks', entityId });

/** Refuses an address that no delivery could reach. Names are looked up at each delivery. */
function refusePrivate(url: URL, siteUrl: string): void {
  const isRefused = isLoopbackUrl(url) ? !allowsLoopback(siteUrl) : !maybePublic(hostOf(url));
  if (isRefused)
    throw invalidFields([{ path: 'url', message: 'Address must be one that the internet can reach' }]);
}

/**
 * Adds a webhook with a new signing secret. @throws 400 for an address inside a private network,
 * tooManyWebhooks
 */
export async function addWebhook(
  db: Db,
  actorId: string,
  { url, events, siteUrl }: AddWebhookBody & { siteUrl: string },
): Promise<AddedWebhook> {
  refusePrivate(new URL(url), siteUrl);
  const secret = newSecret();
  const row = { id: newId(), url: new URL(url).href, events: JSON.stringify(events), created_at: nowText() };
  await inTransaction(db, async (tx) => {
    // The lock keeps the limit.
    await queries.lockFirstAdmin(tx);
    await lockCaller(tx, actorId);
    await queries.insertWebhook(tx, { ...row, secret, owner_id: actorId });
    if ((await queries.selectWebhooks(tx)).length > MAX_WEBHOOKS) throw new AppError(tooManyWebhooks);
    await auditWebhook(tx, actorId, 'addWebhook', row.id);
  });
  return { secret, webhook: rowOf({ ...row, failing_since: null, off_reason: null }) };
}

/** Chooses the events of a webhook and turns it on or off; the same again is no change. @throws webhookNotFound */
export const updateWebhook = (
  db: Db,
  actorId: string,
  { webhookId, events, isOn }: UpdateWebhookBody,
): Promise<Webhook> =>
  inTransaction(db, async (tx) => {
    await lockCaller(tx, actorId);
    const before = await webhook(tx, webhookId);
    if (!(await queries.setEvents(tx, webhookId, JSON.stringify(events))))
      throw new AppError(webhookNotFound);
    if (isOn) await queries.turnOn(tx, webhookId, actorId);
    else await turnOff(tx, webhookId, 'office');
    const after = await webhook(tx, webhookId);
    if (!isDeepStrictEqual(before, after)) await auditWebhook(tx, actorId, 'updateWebhook', webhookId);
    return after;
  });

/** Deletes a webhook with its deliveries. @throws webhookNotFound */
export async function deleteWebhook(db: Db, actorId: string, webhookId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await queries.deleteWebhook(tx, webhookId))) throw new AppError(webhookNotFound);
    await auditWebhook(tx, actorId, 'deleteWebhook', webhookId);
  });
}

async function deliveries(db: Db, ids: string[]): Promise<WebhookDelivery[]> {
  const rows = await queries.selectDeliveries(db, ids);
  return rows.map((row) => ({ ...row, nextTryAt: row.status === 'waiting' ? row.nextTryAt : null }));
}

/** @throws deliveryNotFound */
async function delivery(db: Db, id: string): Promise<WebhookDelivery> {
  const [found] = await deliveries(db, [id]);
  if (!found) throw new AppError(deliveryNotFound);
  return found;
}

/** Lists deliveries. @throws 400 for a cursor of another list */
export const listDeliveries = (db: Db, query: ListQuery) =>
  plainListReply(db, queries.deliveryList, { query, fetch: (ids) => deliveries(db, ids) });

/** Queues a test event, in the transaction of the call. @throws webhookNotFound, webhookIsOff */
export async function testWebhook(tx: Tx, actorId: string, webhookId: string): Promise<WebhookDelivery> {
  const { _id, isOn } = await webhook(tx, webhookId);
  if (!isOn) throw new AppError(webhookIsOff);
  await auditWebhook(tx, actorId, 'testWebhook', _id);
  return delivery(tx, await queueDelivery(tx, _id, { type: WEBHOOK_TEST, data: { webhookId: _id } }));
}

/** Sends a delivery again, with its id and content. @throws deliveryNotFound, webhookIsOff */
export const replayDelivery = (db: Db, actorId: string, deliveryId: string): Promise<WebhookDelivery> =>
  inTransaction(db, async (tx) => {
    const { webhookId } = await delivery(tx, deliveryId);
    if (!(await webhook(tx, webhookId)).isOn) throw new AppError(webhookIsOff);
    if (await makeDue(tx, deliveryId)) await auditWebhook(tx, actorId, 'replayWebhookDelivery', webhookId);
    return delivery(tx, deliveryId);
  });
