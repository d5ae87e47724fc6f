import * as contract from '@prahari/contract/accounts/definitions';
import type { AppParts } from '../../app.ts';
import type { App } from '../../http/context.ts';
import { data, serve } from '../../http/serve.ts';
import { listAccounts, order } from './accounts.service.ts';

/** Whose account works, for the office: below `/admin/`, so that the prefix keeps everybody else out. */
export function accountRoutes(app: App, { db, config, mailWaits }: AppParts): void {
  const { siteUrl } = config;
  serve(app, contract.listAccounts, ({ caller, list }) => listAccounts(db, caller.id, list));
  serve(app, contract.endAccountSessions, async ({ caller, body: { accountId } }) =>
    data(await order(db, caller.id, { what: 'endSessions', accountId, siteUrl })),
  );
  serve(app, contract.disableAccount, async ({ caller, body: { accountId } }) => {
    const account = await order(db, caller.id, { what: 'switchOff', accountId, siteUrl });
    mailWaits();
    return data(account);
  });
  serve(app, contract.enableAccount, async ({ caller, body: { accountId } }) => {
    const account = await order(db, caller.id, { what: 'switchOn', accountId, siteUrl });
    mailWaits();
    return data(account);
  });
}
