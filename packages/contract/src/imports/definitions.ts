import { dataReply, define } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { importBody, importResult } from './schemas.ts';

export const importGuards = define(endpoints.importGuards, {
  summary:
    'Check a CSV file of guards, or add all of them in one transaction. A phone that a guard has already is wrong.',
  body: importBody,
  reply: dataReply(importResult),
});

export const importClients = define(endpoints.importClients, {
  summary:
    'Check a CSV file of clients, or add all of them in one transaction. A phone that a client has already is wrong.',
  body: importBody,
  reply: dataReply(importResult),
});
