import { addRate, deleteRate, listRates } from '@prahari/contract/rates';
import type { MockData } from '../data.ts';
import { dataReply, messageReply, reply } from '../reply.ts';

/** Rates of clients, the newest first. */
export const rateHandlers = ({ rates }: MockData) => [
  reply(listRates, ({ query }) =>
    dataReply(rates.filter(({ clientId }) => clientId === query.get('clientId'))),
  ),
  reply(addRate, ({ body: { holidayPercent = 0, ...body } }) => {
    const createdAt = new Date().toISOString();
    const rate = {
      ...body,
      _id: `rate-${rates.length + 1}`,
      holidayPercent,
      isBilled: false,
      isPublished: false,
      createdAt,
    };
    rates.unshift(rate);
    return dataReply(rate);
  }),
  reply(deleteRate, ({ id }) => {
    rates.splice(
      rates.findIndex(({ _id }) => _id === id),
      1,
    );
    return messageReply('Rate deleted');
  }),
];
