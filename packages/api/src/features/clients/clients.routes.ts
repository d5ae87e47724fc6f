import * as contract from '@prahari/contract/clients/definitions';
import type { Db, Read } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { data, serve, serveRead } from '../../http/serve.ts';
import { clientProfile, getClient, listClients } from './clients.service.ts';

export function clientRoutes(app: App, db: Db, read: Read): void {
  serve(app, contract.listClients, ({ list }) => listClients(db, list));
  serve(app, contract.getClient, async ({ id }) => data(await getClient(db, id)));
  serveRead(app, { db, read }, contract.getClientProfile, async (from, { caller }) =>
    data(await clientProfile(from, caller.id)),
  );
}
