import { getClientProfile, listClients as listClientsEndpoint } from '@prahari/contract/clients/definitions';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { data, serve } from '../../http/serve.ts';
import { clientProfile, listClients } from './clients.service.ts';

export function clientRoutes(app: App, db: Db): void {
  serve(app, listClientsEndpoint, ({ list }) => listClients(db, list));
  serve(app, getClientProfile, async ({ caller }) => data(await clientProfile(db, caller.id)));
}
