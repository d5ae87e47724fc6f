import { dataReply, define } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { overview } from './schemas.ts';

export const getOverview = define(endpoints.getOverview, {
  summary: 'How many rows each list of the office has in each status.',
  reply: dataReply(overview),
});
