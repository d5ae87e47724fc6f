import * as contract from '@prahari/contract/api-tokens.schemas';
import type { AppParts } from '../../../http/app-parts.ts';
import type { App } from '../../../http/context.ts';
import { data, message, serve } from '../../../http/serve.ts';
import { createApiToken, listApiTokens, revokeApiToken } from './api-tokens.service.ts';

export function apiTokenRoutes(app: App, { db, config, wakeMailer }: AppParts): void {
  serve(app, contract.listApiTokens, async ({ caller }) => data(await listApiTokens(db, caller.id)));
  serve(app, contract.createApiToken, async ({ body, caller }) => {
    const created = await createApiToken(db, caller, { ...body, siteUrl: config.siteUrl });
    wakeMailer();
    return data(created);
  });
  serve(app, contract.revokeApiToken, async ({ body, caller }) => {
    await revokeApiToken(db, caller.id, body.tokenId);
    return message('API token revoked');
  });
}
