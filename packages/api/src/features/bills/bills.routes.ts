import { messages } from '@prahari/contract';
import {
  deleteBill,
  generateBill,
  listBills as listBillsEndpoint,
  listOwnBills,
  markBillPaid,
} from '@prahari/contract/bills/definitions';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { data, message, serve, serveCreate } from '../../http/serve.ts';
import { listBills, makeBill, markPaid, removeBill } from './bills.service.ts';

export function billRoutes(app: App, db: Db): void {
  serve(app, listBillsEndpoint, ({ list }) => listBills(db, list));
  serve(app, listOwnBills, ({ list, caller }) => listBills(db, list, caller.id));
  serveCreate(app, db, generateBill, async (tx, { caller, body }) =>
    data(await makeBill(tx, caller.id, body)),
  );
  serve(app, markBillPaid, async ({ caller, body }) => data(await markPaid(db, caller.id, body.billId)));
  serve(app, deleteBill, async ({ caller, body }) => {
    await removeBill(db, caller.id, body.billId);
    return message(messages.bills.deleted);
  });
}
