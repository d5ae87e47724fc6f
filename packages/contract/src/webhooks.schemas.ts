import * as z from 'zod/mini';
import { define, defineList } from './definition.ts';
import { choice, id, line } from './fields.ts';
import { calendarDay, dataReply, instant, link, messageReply, recordId, shift } from './reply.schemas.ts';
import * as wire from './webhooks.ts';
import { isWebhookUrl, WEBHOOK_TEST } from './webhooks.ts';

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
  /** True if it is off because the account of the admin who added it, or turned it on last, is gone. */
  ownerIsGone: z.optional(z.boolean()),
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

/** The bodies that webhooks receive. They name rows by id; a call with an API token reads the rest. */

/* @__NO_SIDE_EFFECTS__ */
const payload = <Type extends string, Data extends z.ZodMiniType>(type: Type, data: Data) =>
  z.object({
    type: z.literal(type),
    /** The instant of the event. */
    timestamp: instant,
    data,
  });

const assignmentData = {
  assignmentId: recordId,
  guardId: recordId,
  clientId: recordId,
  /** Null when no post of the client had an opening. */
  postId: z.nullable(recordId),
  shift,
  startDate: calendarDay,
  endDate: calendarDay,
};

const guardAssignedData = z.object(assignmentData);

/** A guard has a new assignment. */
export const guardAssigned = payload('guard.assigned', guardAssignedData);
/** That assignment was undone: it is gone. */
export const guardAssignedUndone = payload('guard.assigned.undone', guardAssignedData);

const guardReplacedData = z.object({
  ...assignmentData,
  replacedAssignmentId: recordId,
  replacedGuardId: recordId,
});

/** A guard took the place of another, whose assignment ended. */
export const guardReplaced = payload('guard.replaced', guardReplacedData);
/** That replacement was undone: the replaced assignment goes on, and the new one is gone. */
export const guardReplacedUndone = payload('guard.replaced.undone', guardReplacedData);

const applicationDecidedData = z.object({
  applicationId: recordId,
  kind: z.enum(['client', 'security']),
  status: z.enum(['accepted', 'declined']),
  userId: recordId,
});

/** The office accepted or declined an application. */
export const applicationDecided = payload('application.decided', applicationDecidedData);
/** The application is pending again; `status` is the answer that was taken back. */
export const applicationDecidedUndone = payload('application.decided.undone', applicationDecidedData);

const billData = z.object({
  billId: recordId,
  billNumber: z.string(),
  clientId: recordId,
  amount: z.number(),
  dueDate: calendarDay,
});

export const billMade = payload('bill.made', billData);
export const billPaid = payload('bill.paid', billData);
/** The bill is unpaid again. */
export const billPaidUndone = payload('bill.paid.undone', billData);

/** The test button was pressed. */
export const webhookTest = payload(WEBHOOK_TEST, z.object({ webhookId: recordId }));

export type WebhookPayload =
  | z.output<typeof guardAssigned>
  | z.output<typeof guardReplaced>
  | z.output<typeof applicationDecided>
  | z.output<typeof billMade>
  | z.output<typeof billPaid>
  | z.output<typeof guardAssignedUndone>
  | z.output<typeof guardReplacedUndone>
  | z.output<typeof applicationDecidedUndone>
  | z.output<typeof billPaidUndone>
  | z.output<typeof webhookTest>;

/** The payload of each event, for the description of the API. */
export const webhookPayloads = {
  'guard.assigned': guardAssigned,
  'guard.replaced': guardReplaced,
  'application.decided': applicationDecided,
  'bill.made': billMade,
  'bill.paid': billPaid,
  'guard.assigned.undone': guardAssignedUndone,
  'guard.replaced.undone': guardReplacedUndone,
  'application.decided.undone': applicationDecidedUndone,
  'bill.paid.undone': billPaidUndone,
  [WEBHOOK_TEST]: webhookTest,
} as const;
