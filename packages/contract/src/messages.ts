import { endpoint, queryEndpoint } from './endpoint.ts';
import type { ShortListReply } from './lists.ts';
import type { MessagesQuery, MessagesSent, OfficeMessage, SentMessagesBody } from './messages.schemas.ts';
import type { DataReply } from './reply.ts';

/** Columns that sort the list of messages. */
export const messageColumns = ['createdAt', 'kind', 'person'] as const;

/** Reasons to tell a client or a guard something. */
export const messageKinds = [
  'accepted',
  'declined',
  'assigned',
  'changed',
  'withdrawn',
  'replaced',
  'shift-tomorrow',
  'leave-answered',
  'month-sent',
  'bill-made',
  'bill-due',
  'bill-overdue',
  'payment-received',
  'papers-expiring',
  'problem-answered',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Kinds of mails that only the office gets. `papers-expiring` it gets, too. */
export const officeKinds = ['leave-asked', 'muster-disputed', 'problem'] as const;
export type AnyMessageKind = MessageKind | (typeof officeKinds)[number];

export const messageKindLabels: Record<MessageKind, string> = {
  accepted: 'Application accepted',
  declined: 'Application declined',
  assigned: 'Guard assigned',
  changed: 'Duty changed',
  withdrawn: 'Guard withdrawn',
  replaced: 'Guard replaced',
  'shift-tomorrow': 'Shift tomorrow',
  'leave-answered': 'Leave answered',
  'month-sent': 'Month to agree',
  'bill-made': 'Bill made',
  'bill-due': 'Bill due',
  'bill-overdue': 'Bill overdue',
  'payment-received': 'Payment received',
  'papers-expiring': 'Papers expiring',
  'problem-answered': 'Problem answered',
};

/** Kinds without which somebody stands at the wrong gate or waits for an answer. They are always told. */
export const essentialKinds = [
  'accepted',
  'declined',
  'assigned',
  'changed',
  'withdrawn',
  'replaced',
] as const;

/** Kinds that the company may switch off. */
export const optionalKinds = messageKinds.filter(
  (kind) => !(essentialKinds as readonly MessageKind[]).includes(kind),
) as Exclude<MessageKind, (typeof essentialKinds)[number]>[];

export const messageStatuses = ['unsent', 'sent'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** The office sends a message by hand within these days; later it says nothing new. */
export const MESSAGE_DAYS = 7;
/** The longest list of messages, whose reply then has `totalIsMinimum`. Ticking off shows the others; a search looks at all. */
export const MESSAGES_MAX = 500;

export const queueMessages = {
  fetchFailed: 'Failed to fetch messages',
  sent: 'Ticked off',
  sentFailed: 'Failed to tick off',
  empty: 'Nothing to send',
  more: `The first ${MESSAGES_MAX} messages. The others follow once these are ticked off.`,
  noConsent: 'No consent to WhatsApp',
} as const;

export const listMessages = queryEndpoint<ShortListReply<OfficeMessage>, MessagesQuery>({
  method: 'GET',
  path: '/admin/messages',
  access: 'admin',
});

export const markMessagesSent = endpoint<DataReply<MessagesSent>, SentMessagesBody>({
  method: 'POST',
  path: '/admin/messages/sent',
  access: 'admin',
});
