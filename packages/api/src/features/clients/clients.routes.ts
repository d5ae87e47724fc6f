import * as contract from '@prahari/contract/clients/definitions';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { data, serve } from '../../http/serve.ts';
import { clientProfile, getClient, listClients } from './clients.service.ts';

export function clientRoutes(app: App, db: Db): void {
  serve(app, contract.listClients, ({ list }) => listClients(db, list));
  serve(app, contract.getClient, async ({ id }) => data(await getClient(db, id)));
  serve(app, contract.getClientProfile, async ({ caller }) => data(await clientProfile(db, caller.id)));
}
