import * as contract from '@prahari/contract/company.schemas';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { assertReauthenticated } from '../../http/reauthentication.ts';
import { data, serve } from '../../http/serve.ts';
import { readCompany, updateCompany } from './company.service.ts';

export function companyRoutes(app: App, db: Db): void {
  serve(app, contract.getCompany, async () => data(await readCompany(db)));
  serve(app, contract.updateCompany, async ({ body, caller }) => {
    // Clients pay to this account: whoever finds an open session must not redirect their money.
    if (body.bank || body.upi) assertReauthenticated(caller);
    return data(await updateCompany(db, caller.id, body));
  });
}
