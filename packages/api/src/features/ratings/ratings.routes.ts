import * as contract from '@prahari/contract/assignments.schemas';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { data, serve } from '../../http/serve.ts';
import { ownListOf } from '../../http/short-list.ts';
import { ownRatings, rateGuard } from './ratings.service.ts';

export function ratingRoutes(app: App, db: Db): void {
  serve(app, contract.rateGuard, async ({ caller, body }) => data(await rateGuard(db, caller.id, body)));
  serve(app, contract.listOwnRatings, async ({ caller, query }) =>
    ownListOf(await ownRatings(db, caller.id), query, {
      nameOf: ({ assignmentId }) => assignmentId,
      words: ({ guard, city, rating }) => [guard.name, city, rating?.text ?? ''],
      columns: {
        guard: ({ guard }) => guard.name,
        startDate: ({ startDate }) => startDate,
        endDate: ({ endDate }) => endDate,
      },
    }),
  );
}
