import * as contract from '@prahari/contract/duties.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { data, serve } from '../../../http/serve.ts';
import { ownList, shortList } from '../../../http/short-list.ts';
import { endDuty, startDuty } from './attendance.service.ts';
import { correctDuty } from './correct-duty.service.ts';
import { dutiesOn, listDutiesOn, ownDuties } from './day-duties.service.ts';

export function dutyRoutes(app: App, db: Db): void {
  serve(app, contract.listOwnDuties, async ({ caller, query }) =>
    ownList(await ownDuties(db, caller.id, query), query, {
      words: ({ post }) => [post.client.name, post.place.street, post.place.city],
      columns: { beginsAt: ({ beginsAt }) => beginsAt, state: ({ state }) => state },
      statusOf: ({ state }) => state,
    }),
  );
  serve(app, contract.startDuty, async ({ caller, body }) => data(await startDuty(db, caller.id, body)));
  serve(app, contract.endDuty, async ({ caller, body }) => data(await endDuty(db, caller.id, body)));
  serve(app, contract.listDuties, async ({ query }) => {
    if (!query.q && !query.sort) return listDutiesOn(db, query);
    // A search and another order look at the whole day.
    const duties = await dutiesOn(db, query);
    return shortList(duties, query, {
      words: ({ guard, post }) => [guard.name, post.client.name, post.place.street, post.place.city],
      phones: ({ guard }) => [guard.phone],
      columns: {
        beginsAt: ({ beginsAt }) => beginsAt,
        guard: ({ guard }) => guard.name,
        client: ({ post }) => post.client.name,
        state: ({ state }) => state,
      },
    });
  });
  serve(app, contract.correctDuty, async ({ caller, body }) => data(await correctDuty(db, caller, body)));
}
