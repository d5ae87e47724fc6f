import { dataReply, define } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { changes } from './schemas.ts';

export const getChanges = define(endpoints.getChanges, {
  summary:
    'Counters of the changes of each list, for a page that shows what others change. Cheap: ask every few seconds.',
  reply: dataReply(changes),
});
