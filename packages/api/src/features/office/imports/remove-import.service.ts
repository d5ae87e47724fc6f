import { importNotFound } from '@prahari/contract/imports';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { deleteUnreferenced, somethingFollowed } from '../../../audit/undoable.service.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import * as queries from './remove-import.queries.ts';

/** Values per statement. */
const CHUNK = 500;

/**
 * Removes everybody an import added, or nobody if one of them has changed since; repeating it
 * changes nothing. `undoes` is the undone audit entry's id. @throws importNotFound,
 * somethingFollowed
 */
export function removeImport(db: Db, actorId: string, importId: string, undoes?: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const entry = await queries.selectImportEntry(tx, importId);
    if (!entry) throw new AppError(importNotFound);
    if (entry.action === 'removeImport') return;
    const { userIds, rows } = JSON.parse(entry.detail) as { userIds: string[]; rows: number };
    for (let at = 0; at < userIds.length; at += CHUNK) {
      const chunk = userIds.slice(at, at + CHUNK);
      const entered = await queries.selectEntered(tx, chunk);
      if (await queries.selectFirstChange(tx, entered, entry.id))
        throw somethingFollowed('somebody in it was changed, assigned or invited since');
      await queries.refreshEntriesAbout(tx, entered);
      const removed = await deleteUnreferenced(
        () => queries.deleteEntered(tx, chunk),
        'somebody in it was assigned, billed or has logged in',
      );
      if (removed < chunk.length) throw somethingFollowed('somebody in it was removed since');
    }
    await audit(tx, {
      actorId,
      action: 'removeImport',
      entity: 'imports',
      entityId: importId,
      detail: { undoes, rows },
    });
  });
}
