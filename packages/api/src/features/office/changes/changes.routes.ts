import * as contract from '@prahari/contract/office.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { data, serve } from '../../../http/serve.ts';
import { getChanges } from './changes.service.ts';

export function changeRoutes(app: App, db: Db): void {
  serve(app, contract.getChanges, async () => data(await getChanges(db)));
}
