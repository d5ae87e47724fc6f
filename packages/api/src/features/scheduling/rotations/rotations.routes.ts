import * as contract from '@prahari/contract/rotations.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { data, serve, undoable } from '../../../http/serve.ts';
import { serveCreate } from '../../../http/serve-create.ts';
import { shortList } from '../../../http/short-list.ts';
import { addRotation, extendRotation, rotationsOfPost } from './rotations.service.ts';

export function rotationRoutes(app: App, db: Db): void {
  serveCreate(app, db, contract.addRotation, async (tx, { caller, body }) => {
    const { rotation, warnings, entryId } = await addRotation(tx, caller.id, body);
    return { ...data(rotation), warnings, ...undoable(entryId) };
  });
  serve(app, contract.extendRotation, async ({ id, caller, body }) => {
    const { rotation, warnings, entryId } = await extendRotation(db, caller.id, id, body);
    return { ...data(rotation), warnings, ...undoable(entryId) };
  });
  serve(app, contract.listRotations, async ({ query }) =>
    shortList(await rotationsOfPost(db, query.postId), query, {
      words: ({ from, to }) => [from, to],
      columns: { from: ({ from }) => from, to: ({ to }) => to, createdAt: ({ createdAt }) => createdAt },
    }),
  );
}
