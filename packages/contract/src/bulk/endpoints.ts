import { endpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import type { BulkBody, BulkResult } from './schemas.ts';

export const runBulk = endpoint<DataReply<BulkResult[]>, BulkBody>({
  method: 'POST',
  path: '/admin/bulk',
  access: 'admin',
});
