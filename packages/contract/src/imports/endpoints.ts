import { endpoint } from '../endpoint.ts';
import type { DataReply, MessageReply, Undoable } from '../reply.ts';
import type { ImportBody, ImportIdBody, ImportResult } from './schemas.ts';

export const importGuards = endpoint<DataReply<ImportResult> & Undoable, ImportBody>({
  method: 'POST',
  path: '/admin/import-guards',
  access: 'admin',
});

export const importClients = endpoint<DataReply<ImportResult> & Undoable, ImportBody>({
  method: 'POST',
  path: '/admin/import-clients',
  access: 'admin',
});

export const removeImport = endpoint<MessageReply, ImportIdBody>({
  method: 'POST',
  path: '/admin/remove-import',
  access: 'admin',
});
