import * as contract from '@prahari/contract/imports/definitions';
import type { AppParts } from '../../http/app-parts.ts';
import type { App } from '../../http/context.ts';
import { data, serve } from '../../http/serve.ts';
import { importClients, importGuards } from './imports.service.ts';

export function importRoutes(app: App, { db, config, wakeMailer }: AppParts): void {
  serve(app, contract.importGuards, async ({ body, caller }) => {
    const result = await importGuards(db, caller.id, body, config.siteUrl);
    wakeMailer();
    return data(result);
  });
  serve(app, contract.importClients, async ({ body, caller }) => {
    const result = await importClients(db, caller.id, body, config.siteUrl);
    wakeMailer();
    return data(result);
  });
}
