import * as contract from '@prahari/contract/rotations.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { data, serve, serveCreate } from '../../../http/serve.ts';
import { addRotation, extendRotation, rotationsOfPost } from './rotations.service.ts';

export function rotationRoutes(app: App, db: Db): void {
  serveCreate(app, db, contract.addRotation, async (tx, { caller, body }) =>
    data(await addRotation(tx, caller.id, body)),
  );
  serve(app, contract.extendRotation, async ({ id, caller, body }) =>
    data(await extendRotation(db, caller.id, id, body)),
  );
  serve(app, contract.listRotations, async ({ query }) => data(await rotationsOfPost(db, query.postId)));
}
