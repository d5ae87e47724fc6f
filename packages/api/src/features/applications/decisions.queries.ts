import type { Updateable } from 'kysely';
import { nowText } from '../../db/ids.ts';
import type { Db, Tables, Tx } from '../../db/tables.ts';
import type { ListTable } from '../../read-model/list-table.ts';
import { firstOf } from '../../read-model/page.ts';

/** The tables of what people apply for: pending until an admin accepts or declines it. */
type ApplicationTable = 'client_applications' | 'security_applications';

export interface Decision<Accepted extends string> {
  status: Accepted | 'rejected';
  /** Kept only when it is declined. */
  reason?: string | undefined;
  /** The version that the admin saw. */
  version?: number | undefined;
}

/** Undefined unless it is pending, and in this version if one is given: of two concurrent decisions one succeeds. */
export const decidePending = (
  tx: Tx,
  table: ApplicationTable,
  id: string,
  { status, reason, version }: Decision<'accepted' | 'approved'>,
) =>
  tx
    .updateTable(table)
    .set({ status, answered_at: nowText(), decline_reason: (status === 'rejected' && reason) || null })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .$if(version !== undefined, (update) => update.where('version', '=', version ?? 0))
    .returning('id')
    .executeTakeFirst();

/** Changes a user's application. Undefined unless it is theirs and pending: of a change and a concurrent decision the first succeeds. */
export const updateOwnPending = (
  tx: Tx,
  table: ApplicationTable,
  { id, userId }: { id: string; userId: string },
  columns: Updateable<Tables[ApplicationTable]>,
) =>
  tx
    .updateTable(table)
    .set(({ eb, ref }) => ({ ...columns, version: eb(ref('version'), '+', 1) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();

/** Makes an answered application pending again. Undefined unless it has this status: of two concurrent calls one succeeds. */
export const reopenDecided = (
  tx: Tx,
  table: ApplicationTable,
  id: string,
  status: Decision<'accepted' | 'approved'>['status'],
) =>
  tx
    .updateTable(table)
    .set({ status: 'pending', answered_at: null, decline_reason: null })
    .where('id', '=', id)
    .where('status', '=', status)
    .returning('id')
    .executeTakeFirst();

/** When the oldest application that waits was sent; null when none waits. */
export async function oldestPending(
  db: Db,
  table: ApplicationTable,
  list: ListTable,
): Promise<string | null> {
  const first = await firstOf(db, list, { sort: 'createdAt', status: 'pending' });
  if (!first) return null;
  const oldest = await db
    .selectFrom(table)
    .select('created_at')
    .where('id', '=', first.id)
    .executeTakeFirst();
  return oldest?.created_at ?? null;
}
