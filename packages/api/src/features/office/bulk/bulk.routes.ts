import * as contract from '@prahari/contract/office.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { data, serve, undoable } from '../../../http/serve.ts';
import { runBulk } from './bulk.service.ts';

export function bulkRoutes(app: App, db: Db): void {
  serve(app, contract.runBulk, async ({ caller, body, context }) => {
    const results = await runBulk(db, caller.id, body, (err) =>
      context.get('log').error({ err, requestId: context.get('requestId') }, 'bulk act failed'),
    );
    return data(results.map(({ entryId, ...result }) => ({ ...result, ...undoable(entryId) })));
  });
}
