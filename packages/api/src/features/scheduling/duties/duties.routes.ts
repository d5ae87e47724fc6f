import * as contract from '@prahari/contract/duties.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { data, serve } from '../../../http/serve.ts';
import { shortList } from '../../../http/short-list.ts';
import { correctDuty, dutiesOn, endDuty, ownDuties, startDuty } from './attendance.service.ts';

export function dutyRoutes(app: App, db: Db): void {
  serve(app, contract.listOwnDuties, async ({ caller, query }) =>
    shortList(await ownDuties(db, caller.id, query), query, {
      words: ({ post }) => [post.client.name, post.place.street, post.place.city],
      columns: { beginsAt: ({ beginsAt }) => beginsAt, state: ({ state }) => state },
    }),
  );
  serve(app, contract.startDuty, async ({ caller, body }) => data(await startDuty(db, caller.id, body)));
  serve(app, contract.endDuty, async ({ caller, body }) => data(await endDuty(db, caller.id, body)));
  serve(app, contract.listDuties, async ({ query }) => ({
    success: true as const,
    ...(await dutiesOn(db, query)),
  }));
  serve(app, contract.correctDuty, async ({ caller, body }) => data(await correctDuty(db, caller, body)));
}
