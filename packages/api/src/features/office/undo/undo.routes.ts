import { undoMessages } from '@prahari/contract/office';
import * as contract from '@prahari/contract/office.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { message, serve } from '../../../http/serve.ts';
import { undo } from './undo.service.ts';

export function undoRoutes(app: App, db: Db): void {
  serve(app, contract.undo, async ({ caller, body }) => {
    await undo(db, caller.id, body.entryIds);
    return message(undoMessages.undone);
  });
}
