import * as z from 'zod/mini';
import { define, defineList } from './definition.ts';
import { choice, id, line } from './fields.ts';
import { dataReply, messageReply } from './reply.schemas.ts';
import { instant, link, recordId } from './reply-fields.ts';
import * as wire from './webhooks.ts';
import { isWebhookUrl } from './webhooks.ts';

export const webhookEvent = z.enum(wire.webhookEvents);
export const deliveredEvent = z.enum(wire.deliveredEvents);
export const deliveryStatus = z.enum(wire.deliveryStatuses);

/** An address that is told of events. */
export const webhook = z.object({
  _id: recordId,
  url: link,
  events: z.array(webhookEvent),
  isOn: z.boolean(),
  createdAt: instant,
  /** The first failure since the last success; null while deliveries succeed. */
  failingSince: z.nullable(instant),
  /** True if the server turned it off, because it had failed for days. */
  wasTurnedOff: z.boolean(),
});
export type Webhook = z.output<typeof webhook>;

/** A new webhook. `secret` is its signing secret, which no other reply has. */
export const addedWebhook = z.object({ secret: z.string(), webhook });
export type AddedWebhook = z.output<typeof addedWebhook>;

/** One event for one webhook. Its id is the `webhook-id` of each attempt. */
export const webhookDelivery = z.object({
  _id: recordId,
  webhookId: recordId,
  url: link,
  event: deliveredEvent,
  status: deliveryStatus,
  tries: z.number(),
  createdAt: instant,
  deliveredAt: z.nullable(instant),
  /** Null unless it waits. */
  nextTryAt: z.nullable(instant),
  /** The HTTP status of the last reply; null without one. */
  replyStatus: z.nullable(z.number()),
  /** The last error in plain words; null without one. */
  lastError: z.nullable(z.string()),
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;

const events = z.array(choice('Event', wire.webhookEvents), { error: 'Events are required' }).check(
  z.minLength(1, { error: 'Choose at least one event' }),
  z.maxLength(wire.webhookEvents.length, { error: 'Name each event once' }),
  z.refine((all) => new Set(all).size === all.length, { error: 'Name each event once' }),
);

export const addWebhookBody = z.object({
  url: line('Address', 2000).check(
    z.refine(isWebhookUrl, { error: 'Address must be a link that starts with https://' }),
  ),
  events,
});
export type AddWebhookBody = z.input<typeof addWebhookBody>;

export const updateWebhookBody = z.object({
  webhookId: id('Webhook'),
  events,
  isOn: z.boolean({ error: 'isOn must be true or false' }),
});
export type UpdateWebhookBody = z.input<typeof updateWebhookBody>;

export const webhookIdBody = z.object({ webhookId: id('Webhook') });
export type WebhookIdBody = z.input<typeof webhookIdBody>;

export const webhookDeliveryIdBody = z.object({ deliveryId: id('Delivery') });
export type WebhookDeliveryIdBody = z.input<typeof webhookDeliveryIdBody>;

export const listWebhooks = define(wire.listWebhooks, {
  summary: 'The webhooks of the company, oldest first.',
  reply: dataReply(z.array(webhook)),
});

export const addWebhook = define(wire.addWebhook, {
  summary:
    'Add an https address that is told of events. Its signing secret is in this reply only (Standard Webhooks).',
  reauthenticates: true,
  body: addWebhookBody,
  reply: dataReply(addedWebhook),
  refusals: [wire.tooManyWebhooks],
});

export const updateWebhook = define(wire.updateWebhook, {
  summary: 'Choose the events of a webhook and turn it on or off.',
  body: updateWebhookBody,
  reply: dataReply(webhook),
  refusals: [wire.webhookNotFound],
});

export const deleteWebhook = define(wire.deleteWebhook, {
  summary: 'Delete a webhook with its deliveries.',
  body: webhookIdBody,
  reply: messageReply,
  refusals: [wire.webhookNotFound],
});

export const testWebhook = define(wire.testWebhook, {
  summary: 'Send a test event to a webhook.',
  body: webhookIdBody,
  reply: dataReply(webhookDelivery),
  refusals: [wire.webhookNotFound, wire.webhookIsOff],
});

export const listWebhookDeliveries = defineList(wire.listWebhookDeliveries, {
  summary: 'Deliveries to webhooks: each one of the last 30 days, and those that wait.',
  row: webhookDelivery,
});

export const replayWebhookDelivery = define(wire.replayWebhookDelivery, {
  summary: 'Send a delivery again with its id and content, whether or not it arrived.',
  body: webhookDeliveryIdBody,
  reply: dataReply(webhookDelivery),
  refusals: [wire.deliveryNotFound, wire.webhookIsOff],
});
