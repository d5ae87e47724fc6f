import type { Db, Tables } from '../../../packages/api/src/db/tables.ts';

type TrackedTable = 'assignments' | 'bills' | 'client_applications' | 'registrations';

/** The state of a row that the server acknowledged. */
export type RowState = {
  [T in TrackedTable]: { table: T; id: string; values: Partial<Tables[T]>; notNull?: (keyof Tables[T])[] };
}[TrackedTable];

/** The last acknowledged state of each row, by id or by the email of a registration. */
export type AcknowledgedWrites = Map<string, RowState>;

export function recordWrite(acknowledgedWrites: AcknowledgedWrites, row: RowState): void {
  const key = `${row.table} ${row.id}`;
  const before = acknowledgedWrites.get(key);
  acknowledgedWrites.set(key, {
    ...row,
    values: { ...before?.values, ...row.values },
    notNull: [...(before?.notNull ?? []), ...(row.notNull ?? [])],
  } as RowState);
}

type Row = Record<string, unknown>;

const rowMatches = (row: Row, { values, notNull = [] }: RowState): boolean =>
  Object.entries(values).every(([column, value]) => row[column] === value) &&
  notNull.every((column) => row[column] !== null);

async function rowsOf(db: Db, table: TrackedTable): Promise<Map<string, Row>> {
  const rows: Row[] = await db.selectFrom(table).selectAll().execute();
  return new Map(rows.map((row) => [String(table === 'registrations' ? row.email : row.id), row]));
}

/** Returns acknowledged writes missing in the database. `unconfirmed` writes may be missing. */
export async function findLostWrites(
  db: Db,
  acknowledgedWrites: AcknowledgedWrites,
  unconfirmed: readonly (RowState | undefined)[],
): Promise<string[]> {
  const maybe = new Map<string, RowState>();
  for (const row of unconfirmed) if (row) maybe.set(`${row.table} ${row.id}`, row);
  const rows = new Map<TrackedTable, Map<string, Row>>();
  for (const table of ['assignments', 'bills', 'client_applications', 'registrations'] as const) {
    rows.set(table, await rowsOf(db, table));
  }
  return [...acknowledgedWrites].flatMap(([key, expected]) => {
    const row = rows.get(expected.table)?.get(expected.id);
    if (!row) return [`${key} is gone`];
    const change = maybe.get(key);
    if (rowMatches(row, expected) || (change && rowMatches(row, change))) return [];
    return [`${key} does not hold ${JSON.stringify(expected.values)} but ${JSON.stringify(row)}`];
  });
}
