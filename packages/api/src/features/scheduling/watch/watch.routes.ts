import * as contract from '@prahari/contract/watch.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { data, serve } from '../../../http/serve.ts';
import { serveCreate } from '../../../http/serve-create.ts';
import { addWatchStep, getWatch } from './watch.service.ts';

export function watchRoutes(app: App, db: Db): void {
  serve(app, contract.getWatch, async () => data(await getWatch(db)));
  serveCreate(app, db, contract.addWatchStep, async (tx, { caller, body }) =>
    data(await addWatchStep(tx, caller.id, body)),
  );
}
