import { listMessages, MESSAGES_MAX, markMessagesSent } from '@prahari/contract/messages';
import type { MockData } from '../data.ts';
import { dataReply, reply } from '../reply.ts';

export const messageHandlers = (data: MockData) => [
  reply(listMessages, () => ({
    ...dataReply(data.messages.slice(0, MESSAGES_MAX)),
    ...(data.messages.length > MESSAGES_MAX && { total: MESSAGES_MAX, totalIsMinimum: true as const }),
  })),
  reply(markMessagesSent, ({ body: { messageIds } }) => {
    const left = data.messages.filter(({ _id }) => !messageIds.includes(_id));
    const sent = data.messages.length - left.length;
    data.messages = left;
    return dataReply({ sent });
  }),
];
