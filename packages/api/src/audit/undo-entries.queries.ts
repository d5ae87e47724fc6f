import type { Db, Tx } from '../db/tables.ts';

export interface UndoEntry {
  id: string;
  at: string;
  action: string;
  entity: string;
  entity_id: string;
  detail: string;
}

const COLUMNS = ['id', 'at', 'action', 'entity', 'entity_id', 'detail'] as const;

/** Returns this user's entry, or undefined. Locks the user, so that only one call undoes it. */
export async function lockEntry(tx: Tx, id: string, actorId: string): Promise<UndoEntry | undefined> {
  await tx
    .updateTable('users')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', actorId)
    .execute();
  return tx
    .selectFrom('audit_log')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('actor_id', '=', actorId)
    .executeTakeFirst();
}

/** Returns what happened to the same thing after an entry, oldest first. */
export const selectLaterEntries = (
  db: Db,
  { id, entity, entity_id }: Pick<UndoEntry, 'id' | 'entity' | 'entity_id'>,
): Promise<UndoEntry[]> =>
  db
    .selectFrom('audit_log')
    .select(COLUMNS)
    .where('entity', '=', entity)
    .where('entity_id', '=', entity_id)
    .where('id', '>', id)
    .orderBy('id')
    .execute();

interface EntryFilter {
  entity: string;
  entityId: string;
  actions: readonly string[];
  /** Only entries before this one. */
  before?: string;
}

/** Returns the newest entry with one of these actions about a thing, or undefined. */
export const selectLastEntry = (
  db: Db,
  { entity, entityId, actions, before }: EntryFilter,
): Promise<UndoEntry | undefined> =>
  db
    .selectFrom('audit_log')
    .select(COLUMNS)
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .where('action', 'in', actions)
    .$if(before !== undefined, (all) => all.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
