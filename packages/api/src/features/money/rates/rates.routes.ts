import { rateMessages } from '@prahari/contract/rates';
import * as contract from '@prahari/contract/rates.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { data, message, serve } from '../../../http/serve.ts';
import { serveCreate } from '../../../http/serve-create.ts';
import { shortList } from '../../../http/short-list.ts';
import { listPrices, publishRate } from './prices.service.ts';
import { addRate, deleteRate, listRateRises, listRates, raiseRate } from './rates.service.ts';

export function rateRoutes(app: App, db: Db): void {
  serve(app, contract.listRates, async ({ query }) =>
    shortList(await listRates(db, query.clientId), query, {
      words: ({ basis, shift = '' }) => [basis, shift],
      columns: {
        from: ({ from }) => from,
        amount: ({ amount }) => amount,
        basis: ({ basis }) => basis,
      },
    }),
  );
  serveCreate(app, db, contract.addRate, async (tx, { caller, body }) =>
    data(await addRate(tx, caller.id, body)),
  );
  serve(app, contract.listRateRises, async () => data(await listRateRises(db)));
  serveCreate(app, db, contract.raiseRate, async (tx, { caller, body }) =>
    data(await raiseRate(tx, caller.id, body.rateId)),
  );
  serve(app, contract.publishRate, async ({ caller, id, body }) =>
    data(await publishRate(db, { actorId: caller.id, rateId: id, ...body })),
  );
  serve(app, contract.listPrices, async () => data(await listPrices(db)));
  serve(app, contract.deleteRate, async ({ caller, id }) => {
    await deleteRate(db, caller.id, id);
    return message(rateMessages.deleted);
  });
}
