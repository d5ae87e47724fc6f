import { importMessages } from '@prahari/contract/imports';
import * as contract from '@prahari/contract/imports.schemas';
import type { AppParts } from '../../../http/app-parts.ts';
import type { App } from '../../../http/context.ts';
import { assertReauthenticated } from '../../../http/reauthentication.ts';
import { data, message, serve, undoable } from '../../../http/serve.ts';
import { importClients, importGuards } from './imports.service.ts';
import { removeImport } from './remove-import.service.ts';

export function importRoutes(app: App, { db, config, wakeMailer }: AppParts): void {
  const sheets = [
    [contract.importGuards, importGuards],
    [contract.importClients, importClients],
  ] as const;
  for (const [endpoint, importSheet] of sheets)
    serve(app, endpoint, async ({ body, caller }) => {
      // It sends up to 5,000 mails from the company's address.
      if (body.mode === 'import' && body.sendInvitations) assertReauthenticated(caller);
      const importing = { actorId: caller.id, siteUrl: config.siteUrl, body };
      const { result, entryId } = await importSheet(db, importing);
      wakeMailer();
      return { ...data(result), ...undoable(entryId) };
    });
  serve(app, contract.removeImport, async ({ body, caller }) => {
    await removeImport(db, caller.id, body.importId);
    return message(importMessages.removed);
  });
}
