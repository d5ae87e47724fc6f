import * as contract from '@prahari/contract/clients.schemas';
import type { Read } from '../../db/tables.ts';
import type { AppParts } from '../../http/app-parts.ts';
import type { App } from '../../http/context.ts';
import { data, serve, serveRead } from '../../http/serve.ts';
import { serveCreate } from '../../http/serve-create.ts';
import { clientRecord, clientTimeline } from './client-record.service.ts';
import { clientProfile, getClient, listClients } from './clients.service.ts';
import { correctClient, enterAndGetClient, setClientNotes } from './enter-client.service.ts';

export function clientRoutes(app: App, { db, config, wakeMailer }: AppParts, read: Read | undefined): void {
  serve(app, contract.listClients, ({ list }) => listClients(db, list));
  serve(app, contract.getClient, async ({ id }) => data(await getClient(db, id)));
  serve(app, contract.getClientRecord, async ({ id }) => data(await clientRecord(db, id)));
  serve(app, contract.getClientTimeline, async ({ id }) => data(await clientTimeline(db, id)));
  serveCreate(
    app,
    db,
    contract.addClient,
    async (tx, { body, caller }) => data(await enterAndGetClient(tx, caller.id, body, config.siteUrl)),
    wakeMailer,
  );
  serve(app, contract.correctClient, async ({ body, caller }) =>
    data(await correctClient(db, caller.id, body, config.siteUrl)),
  );
  serve(app, contract.setClientNotes, async ({ body, caller }) =>
    data(await setClientNotes(db, caller.id, body)),
  );
  serveRead(app, { db, read }, contract.getClientProfile, async (from, { caller }) =>
    data(await clientProfile(from, caller.id)),
  );
}
