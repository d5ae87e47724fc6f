import * as contract from '@prahari/contract/clients.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { data, serve } from '../../../http/serve.ts';
import { updateClientTax } from './client-tax.service.ts';

export function clientTaxRoutes(app: App, db: Db): void {
  serve(app, contract.updateClientTax, async ({ id, body, caller }) =>
    data(await updateClientTax(db, caller.id, { clientId: id, ...body })),
  );
}
