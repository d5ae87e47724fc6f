import type { Db, Tables } from '../../../packages/api/src/db/tables.ts';

const TABLES = [
  'guards',
  'clients',
  'posts',
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

type ReadTable = (typeof TABLES)[number];

/** All tables that must be consistent with each other. */
export type TableSnapshot = { [T in ReadTable]: Tables[T][] };

async function read(db: Db): Promise<TableSnapshot> {
  const tables: Partial<Record<ReadTable, object[]>> = {};
  for (const table of TABLES) tables[table] = await db.selectFrom(table).selectAll().execute();
  return tables as TableSnapshot;
}

/** Reads all tables in one transaction, so that PostgreSQL too gives one snapshot. */
export const readTables = (db: Db): Promise<TableSnapshot> =>
  db.isTransaction ? read(db) : db.transaction().setIsolationLevel('repeatable read').execute(read);

export function groupBy<T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

type Entry = Tables['audit_log'];

/** The audit entries of an entity. */
export interface AuditTrail {
  count: (entity: string, id: string, ...actions: string[]) => number;
  first: (entity: string, id: string, action: string) => Record<string, unknown>;
}

export function auditTrailOf({ audit_log }: TableSnapshot): AuditTrail {
  const entries = groupBy(audit_log, (entry: Entry) => `${entry.entity} ${entry.entity_id}`);
  const entriesOf = (entity: string, id: string) => entries.get(`${entity} ${id}`) ?? [];
  return {
    count: (entity, id, ...actions) =>
      entriesOf(entity, id).filter(({ action }) => actions.includes(action)).length,
    first: (entity, id, action) =>
      JSON.parse(entriesOf(entity, id).find((entry) => entry.action === action)?.detail ?? '{}'),
  };
}
