import { define, messageReply, undoableReply } from '../definition.ts';
import { somethingFollowed } from '../undo/refusals.ts';
import * as endpoints from './endpoints.ts';
import { importNotFound } from './refusals.ts';
import { importBody, importIdBody, importResult } from './schemas.ts';

export const importGuards = define(endpoints.importGuards, {
  summary:
    'Check a CSV file of guards, or add all of them in one transaction. A phone number that another guard has is reported as an error.',
  body: importBody,
  reply: undoableReply(importResult),
});

export const importClients = define(endpoints.importClients, {
  summary:
    'Check a CSV file of clients, or add all of them in one transaction. A phone number that another client has is reported as an error.',
  body: importBody,
  reply: undoableReply(importResult),
});

export const removeImport = define(endpoints.removeImport, {
  summary:
    'Remove all people that an import added, or none if one of them was changed, assigned or billed since, or has logged in.',
  body: importIdBody,
  reply: messageReply,
  refusals: [importNotFound, somethingFollowed],
  reauthenticates: true,
});
