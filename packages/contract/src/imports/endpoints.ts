import { endpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import type { ImportBody, ImportResult } from './schemas.ts';

export const importGuards = endpoint<DataReply<ImportResult>, ImportBody>({
  method: 'POST',
  path: '/admin/import-guards',
  access: 'admin',
});

export const importClients = endpoint<DataReply<ImportResult>, ImportBody>({
  method: 'POST',
  path: '/admin/import-clients',
  access: 'admin',
});
