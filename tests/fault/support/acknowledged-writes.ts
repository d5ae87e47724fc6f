import type { Db, Tables } from '../../../packages/api/src/db/tables.ts';

type Kept = 'assignments' | 'bills' | 'client_applications' | 'registrations';

/** Something the server said it has done: a row, and what stands in it. */
export type Fact = {
  [T in Kept]: { table: T; id: string; holds: Partial<Tables[T]>; filled?: (keyof Tables[T])[] };
}[Kept];

/** The newest of what the server said about each row. Rows of registrations are known by their address. */
export type Ledger = Map<string, Fact>;

export function remember(ledger: Ledger, fact: Fact): void {
  const key = `${fact.table} ${fact.id}`;
  const before = ledger.get(key);
  ledger.set(key, {
    ...fact,
    holds: { ...before?.holds, ...fact.holds },
    filled: [...(before?.filled ?? []), ...(fact.filled ?? [])],
  } as Fact);
}

type Row = Record<string, unknown>;

const agrees = (row: Row, { holds, filled = [] }: Fact): boolean =>
  Object.entries(holds).every(([column, value]) => row[column] === value) &&
  filled.every((column) => row[column] !== null);

async function rowsOf(db: Db, table: Kept): Promise<Map<string, Row>> {
  const rows: Row[] = await db.selectFrom(table).selectAll().execute();
  return new Map(rows.map((row) => [String(table === 'registrations' ? row.email : row.id), row]));
}

/** What was acknowledged and is not there. `unsure` are changes that may or may not have been made. */
export async function lost(db: Db, ledger: Ledger, unsure: readonly (Fact | undefined)[]): Promise<string[]> {
  const maybe = new Map<string, Fact>();
  for (const fact of unsure) if (fact) maybe.set(`${fact.table} ${fact.id}`, fact);
  const rows = new Map<Kept, Map<string, Row>>();
  for (const table of ['assignments', 'bills', 'client_applications', 'registrations'] as const) {
    rows.set(table, await rowsOf(db, table));
  }
  return [...ledger].flatMap(([key, fact]) => {
    const row = rows.get(fact.table)?.get(fact.id);
    if (!row) return [`${key} is gone`];
    const change = maybe.get(key);
    if (agrees(row, fact) || (change && agrees(row, change))) return [];
    return [`${key} does not hold ${JSON.stringify(fact.holds)} but ${JSON.stringify(row)}`];
  });
}
