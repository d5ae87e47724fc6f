import * as contract from '@prahari/contract/accounts.schemas';
import type { AppParts } from '../../http/app-parts.ts';
import type { App } from '../../http/context.ts';
import { data, serve } from '../../http/serve.ts';
import { listAccounts, runAccountAction } from './accounts.service.ts';

export function accountRoutes(app: App, { db, config, wakeMailer }: AppParts): void {
  const { siteUrl } = config;
  serve(app, contract.listAccounts, ({ caller, list }) => listAccounts(db, caller.id, list));
  serve(app, contract.endAccountSessions, async ({ caller, body: { accountId } }) =>
    data(await runAccountAction(db, caller.id, { action: 'endAccountSessions', accountId, siteUrl })),
  );
  serve(app, contract.disableAccount, async ({ caller, body: { accountId } }) => {
    const account = await runAccountAction(db, caller.id, { action: 'disableAccount', accountId, siteUrl });
    wakeMailer();
    return data(account);
  });
  serve(app, contract.enableAccount, async ({ caller, body: { accountId } }) => {
    const account = await runAccountAction(db, caller.id, { action: 'enableAccount', accountId, siteUrl });
    wakeMailer();
    return data(account);
  });
  serve(app, contract.resetAccountFactors, async ({ caller, body: { accountId } }) => {
    const action = 'resetAccountFactors';
    const account = await runAccountAction(db, caller.id, { action, accountId, siteUrl });
    wakeMailer();
    return data(account);
  });
}
