import { agreeMuster, agreeOwnMonth, getOwnMonth, listOwnMusters } from '@prahari/contract/muster';
import { agreedMuster, sentMuster } from '../../../src/features/muster/muster.samples.ts';
import { workedMonth } from '../../../src/features/muster/own-month.samples.ts';
import { dataReply, reply } from '../reply.ts';

export const musterHandlers = [
  reply(listOwnMusters, () => dataReply([sentMuster])),
  reply(agreeMuster, () => dataReply(agreedMuster)),
  reply(getOwnMonth, ({ query }) => dataReply(workedMonth(query.get('month') ?? ''))),
  reply(agreeOwnMonth, ({ body: { month } }) =>
    dataReply({ ...workedMonth(month), agreedAt: new Date().toISOString() }),
  ),
];
