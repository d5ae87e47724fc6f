import * as z from 'zod/mini';
import { define, shortListQuery, shortListReply } from './definition.ts';
import { choice, id } from './fields.ts';
import type { ShortListQuery } from './lists.ts';
import * as wire from './messages.ts';
import { dataReply, instant, link, recordId } from './reply.schemas.ts';

export const messagesQuery = z.object({
  status: z.optional(choice('status', wire.messageStatuses)),
  ...shortListQuery(wire.messageColumns),
});
export interface MessagesQuery extends ShortListQuery {
  status?: wire.MessageStatus;
}

/** A message to a client or a guard, ready for WhatsApp. */
export const officeMessage = z.object({
  _id: recordId,
  kind: z.enum(wire.messageKinds),
  person: z.object({
    role: z.enum(['client', 'security']),
    /** The client or the guard; the user of an applicant who is neither. */
    _id: recordId,
    name: z.string(),
    phone: z.string(),
  }),
  text: z.string(),
  /** Missing for somebody without a valid number, or who was asked for consent to WhatsApp and did not give it. */
  whatsapp: z.optional(link),
  /** True if a mail says the same. */
  mailed: z.boolean(),
  createdAt: instant,
  sentAt: z.optional(instant),
  /** The name of who ticked it off. */
  sentBy: z.optional(z.string()),
});
export type OfficeMessage = z.output<typeof officeMessage>;

export const sentMessagesBody = z.object({
  messageIds: z
    .array(id('Message'), { error: 'Messages must be a list' })
    .check(
      z.minLength(1, 'Choose a message'),
      z.maxLength(wire.MESSAGES_MAX, `Choose at most ${wire.MESSAGES_MAX} messages`),
    ),
});
export type SentMessagesBody = z.input<typeof sentMessagesBody>;

export const messagesSent = z.object({
  /** Those of the call that were not ticked off before. */
  sent: z.number(),
});
export type MessagesSent = z.output<typeof messagesSent>;

export const listMessages = define(wire.listMessages, {
  summary: `Messages to clients and guards, the oldest first; at most ${wire.MESSAGES_MAX} without \`q\`. Unsent ones leave the list after ${wire.MESSAGE_DAYS} days.`,
  query: messagesQuery,
  reply: shortListReply(officeMessage),
});

export const markMessagesSent = define(wire.markMessagesSent, {
  summary: 'Tick off messages as sent. Doing it again changes nothing.',
  body: sentMessagesBody,
  reply: dataReply(messagesSent),
});
