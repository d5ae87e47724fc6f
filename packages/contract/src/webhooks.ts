import { createEndpoint, endpoint, listEndpoint } from './endpoint.ts';
import type { DataReply, MessageReply, Refusal } from './reply.ts';
import type {
  AddedWebhook,
  AddWebhookBody,
  UpdateWebhookBody,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryIdBody,
  WebhookIdBody,
} from './webhooks.schemas.ts';

/** The events that an admin can choose for a webhook. */
export const webhookEvents = [
  'guard.assigned',
  'guard.replaced',
  'application.decided',
  'bill.made',
  'bill.paid',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Events that can be taken back: by Undo, by Reopen or by Mark Unpaid. */
export const undoableEvents = [
  'guard.assigned',
  'guard.replaced',
  'application.decided',
  'bill.paid',
] as const;
/** An event no longer holds. Sent to the webhooks that chose the event, with its data. */
export type UndoneEvent = `${(typeof undoableEvents)[number]}.undone`;
const undoneEvents = undoableEvents.map((event) => `${event}.undone` as const);

/** The event that the test button sends, whatever the webhook has chosen. */
export const WEBHOOK_TEST = 'webhook.test';
/** The events of deliveries. */
export const deliveredEvents = [...webhookEvents, ...undoneEvents, WEBHOOK_TEST] as const;
export type DeliveredEvent = (typeof deliveredEvents)[number];

export const webhookEventLabels: Record<DeliveredEvent, string> = {
  'guard.assigned': 'Guard assigned',
  'guard.replaced': 'Guard replaced',
  'application.decided': 'Application decided',
  'bill.made': 'Bill made',
  'bill.paid': 'Bill paid',
  'guard.assigned.undone': 'Guard assigned: undone',
  'guard.replaced.undone': 'Guard replaced: undone',
  'application.decided.undone': 'Application decided: undone',
  'bill.paid.undone': 'Bill paid: undone',
  'webhook.test': 'Test',
};

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];
export const deliveryStatusLabels: Record<DeliveryStatus, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Not delivered',
};

/** Webhooks of the company. */
export const MAX_WEBHOOKS = 20;
/** Days of failures after which a webhook is turned off. */
export const WEBHOOK_FAILING_DAYS = 5;

export const webhookMessages = {
  fetchFailed: 'Failed to fetch the webhooks',
  deliveriesFetchFailed: 'Failed to fetch the deliveries',
  added: 'Webhook added',
  addFailed: 'Failed to add the webhook',
  updated: 'Webhook changed',
  updateFailed: 'Failed to change the webhook',
  deleted: 'Webhook deleted',
  deleteFailed: 'Failed to delete the webhook',
  tested: 'A test is on its way',
  testFailed: 'Failed to send a test',
  replayed: 'It is being sent again',
  replayFailed: 'Failed to send it again',
  copied: 'Secret copied',
  copyFailed: 'Copying did not work. Select the secret and copy it by hand.',
} as const;

export const webhookNotFound = {
  status: 404,
  code: 'webhooks.not_found',
  message: 'Webhook not found',
} as const satisfies Refusal;

export const deliveryNotFound = {
  status: 404,
  code: 'webhooks.delivery_not_found',
  message: 'Delivery not found',
} as const satisfies Refusal;

export const webhookIsOff = {
  status: 409,
  code: 'webhooks.off',
  message: 'This webhook is off. Turn it on first.',
} as const satisfies Refusal;

export const tooManyWebhooks = {
  status: 409,
  code: 'webhooks.too_many',
  message: `There can be ${MAX_WEBHOOKS} webhooks. Delete one first.`,
} as const satisfies Refusal;

export const listWebhooks = endpoint<DataReply<Webhook[]>>({
  method: 'GET',
  path: '/admin/webhooks',
  access: 'admin',
});

export const addWebhook = endpoint<DataReply<AddedWebhook>, AddWebhookBody>({
  method: 'POST',
  path: '/admin/webhooks',
  access: 'admin',
  status: 201,
});

export const updateWebhook = endpoint<DataReply<Webhook>, UpdateWebhookBody>({
  method: 'PUT',
  path: '/admin/webhooks',
  access: 'admin',
});

export const deleteWebhook = endpoint<MessageReply, WebhookIdBody>({
  method: 'POST',
  path: '/admin/webhooks/delete',
  access: 'admin',
});

export const testWebhook = createEndpoint<DataReply<WebhookDelivery>, WebhookIdBody>({
  method: 'POST',
  path: '/admin/webhooks/test',
  access: 'admin',
});

export const listWebhookDeliveries = listEndpoint<WebhookDelivery>({
  method: 'GET',
  path: '/admin/webhook-deliveries',
  access: 'admin',
  list: { sort: ['createdAt', 'event', 'url', 'status', 'tries'], status: deliveryStatuses },
});

export const replayWebhookDelivery = endpoint<DataReply<WebhookDelivery>, WebhookDeliveryIdBody>({
  method: 'POST',
  path: '/admin/webhook-deliveries/replay',
  access: 'admin',
});

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** True for a URL of this machine, which the server allows only while it is developed. */
export const isLoopbackUrl = (url: URL): boolean => LOOPBACK.includes(url.hostname);

/** True for an https URL without credentials and fragment, or an http URL of this machine. */
export function isWebhookUrl(text: string): boolean {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return false;
  }
  if (url.username || url.password || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackUrl(url));
}
