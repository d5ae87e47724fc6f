import { messages } from '@prahari/contract';
import * as contract from '@prahari/contract/bills/definitions';
import type { Db, Read } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { data, message, serve, serveCreate, serveRead } from '../../http/serve.ts';
import { deleteBill, generateBill, listBills, listOwnBills, markBillPaid } from './bills.service.ts';

export function billRoutes(app: App, db: Db, read: Read): void {
  serve(app, contract.listBills, ({ list }) => listBills(db, list));
  serveRead(app, { db, read }, contract.listOwnBills, (from, { list, caller }) =>
    listOwnBills(from, list, caller.id),
  );
  serveCreate(app, db, contract.generateBill, async (tx, { caller, body }) =>
    data(await generateBill(tx, caller.id, body)),
  );
  serve(app, contract.markBillPaid, async ({ caller, body }) =>
    data(await markBillPaid(db, caller.id, body.billId)),
  );
  serve(app, contract.deleteBill, async ({ caller, body }) => {
    await deleteBill(db, caller.id, body.billId);
    return message(messages.bills.deleted);
  });
}
