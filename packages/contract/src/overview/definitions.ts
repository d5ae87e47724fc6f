import { dataReply, define } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { overview } from './schemas.ts';

export const getOverview = define(endpoints.getOverview, {
  summary:
    'The number of rows in each list of the office by status, who is on duty now, and the empty places of posts.',
  reply: dataReply(overview),
});
