import { nowText } from '../../../db/ids.ts';
import type { Tables, Tx } from '../../../db/tables.ts';

/** Rows per statement. */
const CHUNK = 100;

export interface ChangedRow {
  entity: Tables['import_changes']['entity'];
  entityId: string;
  /** The guard's or client's user, with whom the row goes. */
  userId: string;
  /** The values before the import. */
  before: object;
}

/** Keeps the values that an import replaces, so that it can be taken back. */
export async function insertChanges(tx: Tx, importId: string, rows: readonly ChangedRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK)
    await tx
      .insertInto('import_changes')
      .values(
        rows.slice(at, at + CHUNK).map(({ entity, entityId, userId, before }) => ({
          import_id: importId,
          entity,
          entity_id: entityId,
          user_id: userId,
          former: JSON.stringify(before),
          created_at: nowText(),
        })),
      )
      .execute();
}

/** Returns the values before an import. */
export const selectChanges = (tx: Tx, importId: string) =>
  tx
    .selectFrom('import_changes')
    .select(['entity', 'entity_id as entityId', 'user_id as userId', 'former'])
    .where('import_id', '=', importId)
    .execute();

export const deleteChanges = (tx: Tx, importId: string) =>
  tx.deleteFrom('import_changes').where('import_id', '=', importId).execute();
