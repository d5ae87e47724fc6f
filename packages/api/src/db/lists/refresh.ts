import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Day, today } from '@prahari/contract';
import { sql } from 'kysely';
import { isUnwritable } from '../errors.ts';
import { isPostgres } from '../open.ts';
import { built, preparedQuery } from '../prepared.ts';
import type { Db, Tx } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { addGrams, gramTableOf, removeGrams } from './grams.ts';
import { keyColumns, type ListRow, type ListTable } from './list-table.ts';
import { searchText, sortKey } from './search-text.ts';

/** Rows of one transaction; other requests are served between two. */
const SLICE = 500;
const MANY_SLICES = 5;

export type Counts = Record<string, number>;

/** What is known about a list without reading its rows. */
export interface ListState {
  /** Differs after every change of the list. */
  version: number;
  /** Rows by status. */
  counts: Counts;
}

type Value = string | number | null;
type StoredRow = Record<string, Value> & { n: number; id: string; status: string; search_text: string };

const tableOf = ({ name }: ListTable) => sql.table(`list_${name}`);

interface StateRow {
  version: number;
  checked_on: string;
  counts: string;
  pending: number | boolean;
}

const selectState = preparedQuery<{ name: string }, StateRow>('list-state', (db, { name }) =>
  built(
    db,
    sql<StateRow>`select version, checked_on, counts,
      exists (select 1 from list_changes where list_changes.list = list_state.list) as pending
      from list_state where list = ${name}`,
  ),
);

async function readState(db: Db, { name }: ListTable): Promise<ListState & { isFresh: boolean }> {
  const [row] = await selectState(db, { name });
  if (!row) throw new Error(`There is no list ${name}`);
  const isFresh = !row.pending && row.checked_on === today();
  return { version: row.version, counts: JSON.parse(row.counts) as Counts, isFresh };
}

/**
 * Applies noted changes, and what a new day changes, then returns the state of the list. Includes everything that was committed
 * before the call.
 */
export async function freshState(db: Db, list: ListTable): Promise<ListState> {
  const state = await readState(db, list);
  if (state.isFresh) return state;
  try {
    await refreshList(db, list);
  } catch (error) {
    // A full disk still answers, with the list as it last was. A replica cannot, so the primary is read.
    if (!isUnwritable(error)) throw error;
    return state;
  }
  return readState(db, list);
}

/** Names of the lists that are not up to date. */
export async function staleLists(db: Db): Promise<string[]> {
  const { rows } = await sql<{ list: string }>`select list from list_state where checked_on <> ${today()}
    or exists (select 1 from list_changes where list_changes.list = list_state.list)`.execute(db);
  return rows.map(({ list }) => list);
}

/** Brings a list's table up to date, in slices that let other requests through. */
export async function refreshList(db: Db, list: ListTable): Promise<void> {
  const day = today();
  let slices = 1;
  for (; !(await inTransaction(db, (tx) => refreshSlice(tx, list, day))); slices += 1) await nextTurn();
  // PostgreSQL would plan for an empty table until it looks again by itself.
  if (slices >= MANY_SLICES && isPostgres(db)) {
    await sql`analyze ${tableOf(list)}`.execute(db);
    await sql`analyze ${gramTableOf(list)}`.execute(db);
  }
}

/** Returns whether the list is up to date. The row of list_state is a lock: one transaction at a time refreshes a list. */
async function refreshSlice(tx: Tx, list: ListTable, day: Day): Promise<boolean> {
  const locked = await sql<{ checked_on: string; counts: string }>`update list_state set version = version + 1
    where list = ${list.name} returning checked_on, counts`.execute(tx);
  const [state] = locked.rows;
  if (!state) throw new Error(`There is no list ${list.name}`);
  const changed = await takeChanges(tx, list);
  const due = state.checked_on === day ? [] : await selectDue(tx, list, { day, checkedOn: state.checked_on });
  const counts = JSON.parse(state.counts) as Counts;
  await storeRows(tx, list, { ids: [...new Set([...changed, ...due])], day, counts });
  const isDone = changed.length < SLICE && due.length < SLICE;
  await sql`update list_state set counts = ${JSON.stringify(counts)}, checked_on = ${isDone ? day : state.checked_on}
    where list = ${list.name}`.execute(tx);
  return isDone;
}

/** Removes noted changes before their rows are computed, so a change that commits meanwhile stays noted. */
async function takeChanges(tx: Tx, { name }: ListTable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`delete from list_changes where list = ${name} and id in
    (select distinct id from list_changes where list = ${name} order by id limit ${SLICE}) returning id`.execute(
    tx,
  );
  return [...new Set(rows.map(({ id }) => id))];
}

/** Rows that hold on other days only. Those of later days exist only where the clock was set back. */
async function selectDue(
  tx: Tx,
  list: ListTable,
  { day, checkedOn }: { day: Day; checkedOn: string },
): Promise<string[]> {
  const isDue = day < checkedOn ? sql`valid_after >= ${day}` : sql`valid_through < ${day}`;
  const { rows } = await sql<{
    id: string;
  }>`select id from ${tableOf(list)} where ${isDue} limit ${SLICE}`.execute(tx);
  return rows.map(({ id }) => id);
}

const columnsOf = (list: ListTable): string[] => [
  'id',
  ...(list.owned ? ['owner'] : []),
  'status',
  ...keyColumns(list),
  'search_text',
  'valid_after',
  'valid_through',
];

const toStored = (list: ListTable, row: ListRow): Record<string, Value> => ({
  id: row.id,
  ...(list.owned && { owner: row.owner ?? '' }),
  status: row.status,
  ...Object.fromEntries(keyColumns(list).map((column) => [column, sortKey(row.keys[column] ?? '')])),
  search_text: searchText(row),
  valid_after: row.validAfter ?? null,
  valid_through: row.validThrough ?? null,
});

/** Makes the table's rows of these ids equal to those computed now, and `counts` with them. */
async function storeRows(
  tx: Tx,
  list: ListTable,
  { ids, day, counts }: { ids: string[]; day: Day; counts: Counts },
): Promise<void> {
  if (ids.length === 0) return;
  const table = tableOf(list);
  const columns = columnsOf(list);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const found = await sql<StoredRow>`select n, ${names} from ${table} where id in (${sql.join(ids)})`.execute(
    tx,
  );
  const before = new Map(found.rows.map((row) => [row.id, row]));
  const computed = (await list.rows(tx, ids, day)).map((row) => toStored(list, row));
  const changed = computed.filter((row) => {
    const old = before.get(row.id as string);
    return !old || columns.some((column) => old[column] !== row[column]);
  });
  const kept = new Set(computed.map((row) => row.id));
  const removed = found.rows.filter(({ id }) => !kept.has(id));

  for (const { status } of removed) counts[status] = (counts[status] ?? 0) - 1;
  for (const row of changed) {
    const old = before.get(row.id as string);
    if (old) counts[old.status] = (counts[old.status] ?? 0) - 1;
    counts[row.status as string] = (counts[row.status as string] ?? 0) + 1;
  }

  const reindexed = changed.filter((row) => before.get(row.id as string)?.search_text !== row.search_text);
  const oldGrams = [...removed, ...reindexed.map((row) => before.get(row.id as string))];
  await removeGrams(
    tx,
    list,
    oldGrams.flatMap((row) => (row ? [row.n] : [])),
  );
  if (removed.length > 0)
    await sql`delete from ${table} where id in (${sql.join(removed.map(({ id }) => id))})`.execute(tx);
  if (changed.length === 0) return;
  const values = changed.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  const updates = columns
    .slice(1)
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  const stored = await sql<{
    n: number;
    id: string;
  }>`insert into ${table} (${names}) values ${sql.join(values)}
    on conflict (id) do update set ${sql.join(updates)} returning n, id`.execute(tx);
  const numbers = new Map(stored.rows.map(({ id, n }) => [id, n]));
  await addGrams(
    tx,
    list,
    reindexed.map((row) => ({ n: numbers.get(row.id as string) ?? 0, text: row.search_text as string })),
  );
}
