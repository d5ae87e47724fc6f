import { creditNoteMessages } from '@prahari/contract/bills';
import * as contract from '@prahari/contract/bills.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { data } from '../../../http/serve.ts';
import { serveCreate } from '../../../http/serve-create.ts';
import { addCreditNote } from './credit-notes.service.ts';

export function creditNoteRoutes(app: App, db: Db): void {
  serveCreate(app, db, contract.addCreditNote, async (tx, { caller, id, body }) => {
    const credited = await addCreditNote(tx, caller.id, { billId: id, ...body });
    const { billNumber, amount, credited: sum } = credited.bill;
    return {
      ...data(credited),
      ...(sum === amount && { message: creditNoteMessages.creditedInFull(billNumber) }),
    };
  });
}
