import * as contract from '@prahari/contract/bill-months.schemas';
import type { AppParts } from '../../../http/app-parts.ts';
import type { App } from '../../../http/context.ts';
import { data, serve } from '../../../http/serve.ts';
import { servePrepared } from '../../../http/serve-create.ts';
import { shortListOf } from '../../../http/short-list.ts';
import { inPieces } from '../../../http/whole-list.ts';
import { readBill, updateBill } from './bill-detail.service.ts';
import { listDrafts } from './drafts.service.ts';
import { makeMonth } from './make-month.service.ts';

export function billMonthRoutes(app: App, { db, config, wakeMailer }: AppParts): void {
  serve(app, contract.listBillDrafts, async ({ query }) => {
    const { month, basedOn = 'agreed', kind = 'month', clientId } = query;
    const reply = shortListOf(await listDrafts(db, { month, basedOn, kind }, clientId), query, {
      nameOf: (draft) => `${draft.clientId}.${draft.gstin ?? ''}`.toLowerCase(),
      words: ({ client, billNumber = '' }) => [client.name, billNumber],
      columns: { client: ({ client }) => client.name, total: ({ total }) => total },
    });
    return query.limit === undefined ? inPieces(reply.data) : reply;
  });
  // Each bill has a transaction of its own: the reply is kept with the key once all are made.
  servePrepared(app, db, contract.makeMonth, {
    prepare: async ({ caller, body }) => {
      const made = await makeMonth(db, caller.id, { body, siteUrl: config.siteUrl });
      wakeMailer();
      return made;
    },
    create: async (_tx, _call, made) => data(made),
    discard: async () => {},
  });
  serve(app, contract.getBill, async ({ id }) => data(await readBill(db, id)));
  serve(app, contract.getOwnBill, async ({ id, caller }) => data(await readBill(db, id, caller.id)));
  serve(app, contract.updateBill, async ({ id, caller, body }) =>
    data(await updateBill(db, caller.id, { billId: id, ...body })),
  );
}
