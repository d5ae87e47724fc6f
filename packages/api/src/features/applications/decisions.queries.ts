import type { Updateable } from 'kysely';
import { nowText } from '../../db/ids.ts';
import type { Db, Tables, Tx } from '../../db/tables.ts';
import type { ListTable } from '../../read-model/list-table.ts';
import { firstOf } from '../../read-model/page.ts';

type ApplicationTable = 'client_applications' | 'security_applications';

interface Decision {
  status: 'accepted' | 'approved' | 'rejected';
  /** Kept only for a declined application. */
  reason?: string | undefined;
  /** The version that the admin saw. */
  version?: number | undefined;
}

/** Decides a pending application of this version. Returns undefined for any other. */
export const decidePending = (
  tx: Tx,
  table: ApplicationTable,
  id: string,
  { status, reason, version }: Decision,
) =>
  tx
    .updateTable(table)
    .set({ status, answered_at: nowText(), decline_reason: (status === 'rejected' && reason) || null })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .$if(version !== undefined, (update) => update.where('version', '=', version ?? 0))
    .returning('id')
    .executeTakeFirst();

/** Changes a user's own pending application. Returns undefined for any other. */
export async function updateOwnPending(
  tx: Tx,
  table: ApplicationTable,
  { id, userId }: { id: string; userId: string },
  columns: Updateable<Tables[ApplicationTable]>,
): Promise<'changed' | 'same' | undefined> {
  const pending = { id, user_id: userId, status: 'pending' } as const;
  const own = await tx
    .selectFrom(table)
    .selectAll()
    .where(({ and }) => and(pending))
    .executeTakeFirst();
  const stored = own as Record<string, unknown> | undefined;
  if (stored && Object.entries(columns).every(([name, value]) => stored[name] === value)) return 'same';
  const updated = await tx
    .updateTable(table)
    .set(({ eb, ref }) => ({ ...columns, version: eb(ref('version'), '+', 1) }))
    .where(({ and }) => and(pending))
    .returning('id')
    .executeTakeFirst();
  return updated && 'changed';
}

/** Takes back a user's own pending application, which stays as history. Returns undefined for any other. */
export const withdrawOwnPending = (
  tx: Tx,
  table: ApplicationTable,
  { id, userId }: { id: string; userId: string },
) =>
  tx
    .updateTable(table)
    .set({ status: 'withdrawn', answered_at: nowText() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();

/** Makes an answered application pending again. Returns undefined unless it has this status. */
export const reopenDecided = (tx: Tx, table: ApplicationTable, id: string, status: Decision['status']) =>
  tx
    .updateTable(table)
    .set({ status: 'pending', answered_at: null, decline_reason: null })
    .where('id', '=', id)
    .where('status', '=', status)
    .returning('id')
    .executeTakeFirst();

/** Returns the time of the oldest pending application, or null. */
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
