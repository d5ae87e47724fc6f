import { billMessages } from '@prahari/contract/bills';
import * as contract from '@prahari/contract/bills.schemas';
import type { Db, Read } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { data, message, serve, serveRead, undoable } from '../../../http/serve.ts';
import { serveCreate } from '../../../http/serve-create.ts';
import {
  deleteBill,
  generateBill,
  listBills,
  listOwnBills,
  markBillPaid,
  markBillUnpaid,
  restoreBill,
} from './bills.service.ts';

export function billRoutes(app: App, db: Db, read: Read | undefined): void {
  serve(app, contract.listBills, ({ list }) => listBills(db, list));
  serveRead(app, { db, read }, contract.listOwnBills, (from, { list, caller }) =>
    listOwnBills(from, list, caller.id),
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
    ...message(billMessages.deleted),
  }));
  serve(app, contract.markBillUnpaid, async ({ caller, body }) =>
    data(await markBillUnpaid(db, caller.id, body.billId)),
  );
  serve(app, contract.restoreBill, async ({ caller, body }) =>
    data(await restoreBill(db, caller.id, body.billId)),
  );
}
