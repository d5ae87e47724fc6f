import * as postGuards from '@prahari/contract/post-guards.schemas';
import * as contract from '@prahari/contract/posts.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { data, serve, undoable, undoOffer } from '../../../http/serve.ts';
import { serveCreate } from '../../../http/serve-create.ts';
import { assignToPost } from './assign-to-post.service.ts';
import { getFreeGuards, getPostCandidates } from './candidates.service.ts';
import { endPost, updatePost } from './post-changes.service.ts';
import { addPost, getPost, listPosts } from './posts.service.ts';
import { replaceGuard } from './replace-guard.service.ts';
import { getRoster } from './roster.service.ts';

export function postRoutes(app: App, db: Db): void {
  serve(app, contract.listPosts, ({ list }) => listPosts(db, list));
  serve(app, contract.getPost, async ({ id }) => data(await getPost(db, id)));
  serveCreate(app, db, contract.addPost, async (tx, { caller, body }) =>
    data(await addPost(tx, caller.id, body)),
  );
  serve(app, contract.updatePost, async ({ caller, body }) => data(await updatePost(db, caller.id, body)));
  serveCreate(app, db, postGuards.assignToPost, async (tx, { caller, body }) => {
    const { assigned, entryIds, warnings } = await assignToPost(tx, caller.id, body);
    return { ...data(assigned), undos: entryIds.map(undoOffer), warnings };
  });
  for (const endpoint of [postGuards.replaceGuard, postGuards.replace])
    serveCreate(app, db, endpoint, async (tx, { caller, body }) => {
      const { replacement, entryId, warnings } = await replaceGuard(tx, caller, body);
      return { ...data(replacement), ...undoable(entryId), warnings };
    });
  serve(app, postGuards.getPostCandidates, async ({ id }) => data(await getPostCandidates(db, id)));
  serve(app, postGuards.getFreeGuards, async ({ query }) => data(await getFreeGuards(db, query)));
  serve(app, contract.getRoster, async ({ query }) => ({
    success: true as const,
    ...(await getRoster(db, query)),
  }));
  serve(app, contract.endPost, async ({ caller, body }) => data(await endPost(db, caller.id, body)));
}
