import { agreeMuster, listOwnMusters } from '@prahari/contract/muster';
import { agreedMuster, sentMuster } from '../../../src/features/muster/muster.samples.ts';
import { dataReply, reply } from '../reply.ts';

export const musterHandlers = [
  reply(listOwnMusters, () => dataReply([sentMuster])),
  reply(agreeMuster, () => dataReply(agreedMuster)),
];
