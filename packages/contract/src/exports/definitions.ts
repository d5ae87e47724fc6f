import * as z from 'zod/mini';
import { define } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { exportListBody } from './schemas.ts';

export const exportList = define(endpoints.exportList, {
  summary: 'All rows of a list as a CSV file, filtered and sorted like the list; audited.',
  reauthenticates: true,
  body: exportListBody,
  reply: z.string(),
  replyType: 'text/csv',
});
