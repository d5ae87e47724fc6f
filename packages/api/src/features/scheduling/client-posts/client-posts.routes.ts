import * as contract from '@prahari/contract/posts.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { serve } from '../../../http/serve.ts';
import { ownListOf } from '../../../http/short-list.ts';
import { ownPosts, withDuties } from './client-posts.service.ts';

export function clientPostRoutes(app: App, db: Db): void {
  serve(app, contract.listOwnPosts, async ({ caller, query }) => {
    const { data: posts, ...page } = ownListOf(await ownPosts(db, caller.id), query, {
      nameOf: ({ id }) => id,
      words: ({ street, city, state, zipCode }) => [street, city, state, zipCode],
      columns: {
        startDate: ({ startDate }) => startDate,
        endDate: ({ endDate }) => endDate,
        city: ({ city }) => city,
      },
    });
    return { ...page, data: await withDuties(db, posts) };
  });
}
