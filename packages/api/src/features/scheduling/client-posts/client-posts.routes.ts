import * as contract from '@prahari/contract/posts.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { data, serve } from '../../../http/serve.ts';
import { ownPosts } from './client-posts.service.ts';

export function clientPostRoutes(app: App, db: Db): void {
  serve(app, contract.listOwnPosts, async ({ caller }) => data(await ownPosts(db, caller.id)));
}
