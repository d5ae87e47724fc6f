import * as contract from '@prahari/contract/documents.schemas';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { data, message, serve } from '../../http/serve.ts';
import { serveCreate } from '../../http/serve-create.ts';
import { ownList } from '../../http/short-list.ts';
import { addPaper, deletePaper, listExpiring, ownPapers, updatePaper } from './documents.service.ts';

export function paperRoutes(app: App, db: Db): void {
  serveCreate(app, db, contract.addPaper, async (tx, { body, caller }) =>
    data(await addPaper(tx, caller.id, body)),
  );
  serve(app, contract.updatePaper, async ({ body, caller }) => data(await updatePaper(db, caller.id, body)));
  serve(app, contract.deletePaper, async ({ body, caller }) => {
    await deletePaper(db, caller.id, body.paperId);
    return message('Paper deleted');
  });
  serve(app, contract.listOwnPapers, async ({ caller, query }) =>
    ownList(await ownPapers(db, caller.id), query, {
      words: ({ kind, number }) => [kind, number],
      columns: { expiresOn: ({ expiresOn }) => expiresOn, kind: ({ kind }) => kind },
    }),
  );
  serve(app, contract.listExpiringPapers, async () => data(await listExpiring(db)));
}
