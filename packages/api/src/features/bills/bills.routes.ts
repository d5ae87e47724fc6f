import * as contract from '@prahari/contract/bills.schemas';
import { messages } from '@prahari/contract/messages';
import type { Db, Read } from '../../db/tables.ts';
import type { FindCaller } from '../../http/access.ts';
import type { App } from '../../http/context.ts';
import { routeOf } from '../../http/route.ts';
import { data, message, serve, serveCreate, serveRead, undoable } from '../../http/serve.ts';
import {
  deleteBill,
  generateBill,
  listBills,
  listOwnBills,
  markBillPaid,
  markBillUnpaid,
  readOwnBillsWith,
  restoreBill,
} from './bills.service.ts';

const OWN_BILLS = routeOf(contract.listOwnBills);

/** Reads the bills of a client, the call that people make most, together with the session of the call where this saves a round trip. */
export const withOwnBills =
  (db: Db, findCaller: FindCaller): FindCaller =>
  (token, c) => {
    const isAskedFor = c.env.incoming.url === OWN_BILLS && c.req.method === 'GET';
    const read = isAskedFor && readOwnBillsWith(db, token, () => findCaller(token, c));
    if (!read) return findCaller(token, c);
    c.set('ownBills', read.bills);
    return read.caller;
  };

export function billRoutes(app: App, db: Db, read: Read): void {
  serve(app, contract.listBills, ({ list }) => listBills(db, list));
  serveRead(app, { db, read }, contract.listOwnBills, (from, { list, caller, context }) =>
    listOwnBills(from, list, { owner: caller.id, ahead: context.get('ownBills') }),
  );
  serveCreate(app, db, contract.generateBill, async (tx, { caller, body }) =>
    data(await generateBill(tx, caller.id, body)),
  );
  serve(app, contract.markBillPaid, async ({ caller, body }) => {
    const { bill, entryId } = await markBillPaid(db, caller.id, body.billId);
    return { ...data(bill), ...undoable(entryId) };
  });
  serve(app, contract.deleteBill, async ({ caller, body }) => ({
    ...undoable(await deleteBill(db, caller.id, body.billId)),
    ...message(messages.bills.deleted),
  }));
  serve(app, contract.markBillUnpaid, async ({ caller, body }) =>
    data(await markBillUnpaid(db, caller.id, body.billId)),
  );
  serve(app, contract.restoreBill, async ({ caller, body }) =>
    data(await restoreBill(db, caller.id, body.billId)),
  );
}
