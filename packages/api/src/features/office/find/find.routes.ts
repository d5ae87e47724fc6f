import * as contract from '@prahari/contract/office.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { data, serve } from '../../../http/serve.ts';
import { find } from './find.service.ts';

export function findRoutes(app: App, db: Db): void {
  serve(app, contract.find, async ({ body: { q } }) => data(await find(db, q)));
}
