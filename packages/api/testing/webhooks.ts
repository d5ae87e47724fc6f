import { type WebhookEvent, webhookEvents } from '@prahari/contract/webhooks';
import pino from 'pino';
import type { Db } from '../src/db/tables.ts';
import { type SenderOptions, webhookSender } from '../src/webhooks/send-webhook.ts';
import { webhookWorker } from '../src/webhooks/webhook-worker.ts';
import type { TestApi } from './api.ts';

/** Adds a webhook as an admin would. */
export async function addWebhook(
  api: TestApi,
  session: string,
  { url, events = webhookEvents }: { url: string; events?: readonly WebhookEvent[] },
): Promise<{ id: string; secret: string }> {
  const { status, body } = await api.post('/admin/webhooks', { url, events }, session);
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return { id: body.data.webhook._id, secret: body.data.secret };
}

export async function removeWebhooks({ db }: TestApi): Promise<void> {
  await db.deleteFrom('webhook_deliveries').execute();
  await db.deleteFrom('webhooks').execute();
}

/** Queues a test event and returns the id of its delivery. */
export const testDelivery = async (api: TestApi, session: string, webhookId: string): Promise<string> =>
  (await api.post('/admin/webhooks/test', { webhookId }, session)).body.data._id;

/** A worker that may call this machine, as on a developer's. */
export const testWorker = (db: Db, options: Partial<SenderOptions> = {}) =>
  webhookWorker({
    db,
    log: pino({ level: 'silent' }),
    send: webhookSender({ canBeLoopback: true, ...options }),
    siteUrl: 'https://prahari.example',
  });
