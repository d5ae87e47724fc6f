import * as z from 'zod/mini';
import { dataReply, define } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { bulkBody, bulkResult } from './schemas.ts';

export const runBulk = define(endpoints.runBulk, {
  summary:
    'Act on several rows, each as if alone and in a transaction of its own. The reply has a result per row, in their order; a repeated row is done once. With `versions`, only applications that have not been changed since they were read are answered.',
  body: bulkBody,
  reply: dataReply(z.array(bulkResult)),
});
