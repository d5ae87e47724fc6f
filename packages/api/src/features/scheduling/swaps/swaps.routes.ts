import * as contract from '@prahari/contract/duties.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { data, serve, undoOffer } from '../../../http/serve.ts';
import { swapDuties } from './swap-duties.service.ts';

export function swapRoutes(app: App, db: Db): void {
  serve(app, contract.swapDuties, async ({ caller, body }) => {
    const { duties, entryIds } = await swapDuties(db, caller, body);
    return { ...data(duties), undos: entryIds.map(undoOffer) };
  });
}
