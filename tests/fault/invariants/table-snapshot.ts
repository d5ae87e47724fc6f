import type { Db, Tables } from '../../../packages/api/src/db/tables.ts';

const READ = [
  'guards',
  'clients',
  'assignments',
  'bills',
  'bill_counters',
  'client_applications',
  'security_applications',
  'registrations',
  'users',
  'outbox',
  'code_sends',
  'idempotency_keys',
  'audit_log',
] as const satisfies readonly (keyof Tables)[];

type Read = (typeof READ)[number];

/** Everything that must agree, as it stood at one moment. */
export type Books = { [T in Read]: Tables[T][] };

async function read(db: Db): Promise<Books> {
  const books: Partial<Record<Read, object[]>> = {};
  for (const table of READ) books[table] = await db.selectFrom(table).selectAll().execute();
  return books as Books;
}

/** Reads all the books in one transaction, so that on PostgreSQL too they are of one moment. */
export const readBooks = (db: Db): Promise<Books> =>
  db.isTransaction ? read(db) : db.transaction().setIsolationLevel('repeatable read').execute(read);

/** Groups rows by what `key` says of them. */
export function by<T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

type Entry = Tables['audit_log'];

/** The audit log's entries about an entity: how many of each action. */
export interface Trail {
  count: (entity: string, id: string, ...actions: string[]) => number;
  first: (entity: string, id: string, action: string) => Record<string, unknown>;
}

export function trailOf({ audit_log }: Books): Trail {
  const entries = by(audit_log, (entry: Entry) => `${entry.entity} ${entry.entity_id}`);
  const about = (entity: string, id: string) => entries.get(`${entity} ${id}`) ?? [];
  return {
    count: (entity, id, ...actions) =>
      about(entity, id).filter(({ action }) => actions.includes(action)).length,
    first: (entity, id, action) =>
      JSON.parse(about(entity, id).find((entry) => entry.action === action)?.detail ?? '{}'),
  };
}
