import { setImmediate as letOthersRun } from 'node:timers/promises';
import { sql } from 'kysely';
import { isUnwritable } from '../db/errors.ts';
import { isPostgres } from '../db/open.ts';
import type { Db, Tx } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Counts, type ListState, readState } from './list-state.ts';
import {
  idOfStored,
  keyColumns,
  type ListRow,
  type ListTable,
  type Moment,
  momentOf,
  storedIdOf,
  storedIds,
} from './list-table.ts';
import { searchText, sortKey } from './search-text.ts';

/** Rows of one transaction; other requests are served between two. */
const SLICE = 500;
/** The same where an id has several rows: a statement of PostgreSQL takes some 32,000 values. */
const SLICE_OF_SEVERAL_STATUSES = 150;
const sliceOf = ({ severalStatuses }: ListTable): number =>
  severalStatuses ? SLICE_OF_SEVERAL_STATUSES : SLICE;
/** After this many slices PostgreSQL is told to analyze the table. */
const MANY_SLICES = 5;

type Value = string | number | null;
type StoredRow = Record<string, Value> & { id: string; status: string };

const tableOf = ({ name }: ListTable) => sql.table(`list_${name}`);

/**
 * Reads from a list so that the result includes everything that was committed before the call. A list trails the
 * tables that it comes from: triggers note the ids of changed rows in `list_changes`, and the next read computes
 * them (docs/read-model.md). Some rows also change with the day. Most lists are up to date, so it reads first, and
 * again only after a refresh.
 */
export async function readFresh<T extends { state: ListState }>(
  db: Db,
  list: ListTable,
  read: () => Promise<T>,
): Promise<T> {
  const found = await read();
  if (found.state.isFresh) return found;
  try {
    await refreshList(db, list);
  } catch (error) {
    // On a full disk people still see the list as it was. A read-only replica's refusal is thrown, so
    // that the caller asks the primary.
    if (!isUnwritable(error)) throw error;
    return found;
  }
  return read();
}

/** The state of an up-to-date list. */
export const freshState = async (db: Db, list: ListTable): Promise<ListState> =>
  (await readFresh(db, list, async () => ({ state: await readState(db, list) }))).state;

/** Returns the lists that are not up to date, by one statement for all when the server starts. */
export async function staleLists(db: Db, lists: readonly ListTable[]): Promise<ListTable[]> {
  const { rows } = await sql<{
    list: string;
    checked_on: Moment;
    pending: number | boolean;
  }>`select list, checked_on,
    exists (select 1 from list_changes where list_changes.list = list_state.list) as pending from list_state`.execute(
    db,
  );
  const states = new Map(rows.map((row) => [row.list, row]));
  return lists.filter((list) => {
    const state = states.get(list.name);
    return state !== undefined && (state.pending || state.checked_on !== momentOf(list));
  });
}

/** Brings a list's table up to date: a transaction a slice, and other requests are served between two. */
export async function refreshList(db: Db, list: ListTable): Promise<void> {
  const moment = momentOf(list);
  let slices = 1;
  for (; !(await inTransaction(db, (tx) => refreshSlice(tx, list, moment))); slices += 1)
    await letOthersRun();
  // PostgreSQL would plan for an empty table until it looks again by itself.
  if (slices >= MANY_SLICES && isPostgres(db)) {
    await sql`analyze ${tableOf(list)}`.execute(db);
    await sql`analyze list_changes`.execute(db);
  }
}

/**
 * Refreshes some rows, and returns true once the list is up to date. The first statement takes the row
 * of `list_state` as a lock, so that one transaction at a time refreshes a list. By `version` the
 * office's screens learn that a list has changed.
 */
async function refreshSlice(tx: Tx, list: ListTable, moment: Moment): Promise<boolean> {
  const locked = await sql<{ checked_on: string; counts: string }>`update list_state set version = version + 1
    where list = ${list.name} returning checked_on, counts`.execute(tx);
  const [state] = locked.rows;
  if (!state) throw new Error(`There is no list ${list.name}`);
  const changed = await takeChanges(tx, list);
  const due =
    state.checked_on === moment ? [] : await selectDue(tx, list, { moment, checkedOn: state.checked_on });
  const counts = JSON.parse(state.counts) as Counts;
  await storeRows(tx, list, { ids: [...new Set([...changed, ...due])], moment, counts });
  // Fewer than a slice: there were no others.
  const isDone = changed.length < sliceOf(list) && due.length < sliceOf(list);
  await sql`update list_state set counts = ${JSON.stringify(counts)}, checked_on = ${isDone ? moment : state.checked_on}
    where list = ${list.name}`.execute(tx);
  return isDone;
}

/**
 * Removes the noted changes up to the last id of a slice, and returns their ids. For `id in (select …
 * limit …)` PostgreSQL would run the inner select for each row while its statistics are of a time without
 * changes.
 */
export const takeChangesStatement = (list: ListTable) => {
  const { name } = list;
  return sql<{ id: string }>`delete from list_changes where list = ${name} and id <=
    (select max(id) from (select distinct id from list_changes where list = ${name} order by id limit ${sliceOf(list)}) as first)
    returning id`;
};

/** Removes noted changes before their rows are computed, so a change that commits meanwhile stays noted. */
async function takeChanges(tx: Tx, list: ListTable): Promise<string[]> {
  const { rows } = await takeChangesStatement(list).execute(tx);
  return [...new Set(rows.map(({ id }) => id))];
}

/**
 * Ids of rows that nothing changed but time: computed for an earlier moment, they are no longer correct,
 * or, if the clock was set back, not yet. @param checkedOn the moment at which the list was up to date
 */
async function selectDue(
  tx: Tx,
  list: ListTable,
  { moment, checkedOn }: { moment: Moment; checkedOn: Moment },
): Promise<string[]> {
  const isDue = moment < checkedOn ? sql`valid_after >= ${moment}` : sql`valid_through < ${moment}`;
  const { rows } = await sql<{
    id: string;
  }>`select id from ${tableOf(list)} where ${isDue} limit ${sliceOf(list)}`.execute(tx);
  return rows.map(({ id }) => idOfStored(list, id));
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
  id: storedIdOf(list, row),
  ...(list.owned && { owner: row.owner ?? '' }),
  status: row.status,
  ...Object.fromEntries(keyColumns(list).map((column) => [column, sortKey(row.keys[column] ?? '')])),
  search_text: searchText(row),
  valid_after: row.validAfter ?? null,
  valid_through: row.validThrough ?? null,
});

/** Adds a row to the numbers and sums by status, or takes it away. */
function count(counts: Counts, { sums = [] }: ListTable, row: Record<string, Value>, sign: 1 | -1): void {
  const add = (name: string, value: number) => {
    counts[name] = (counts[name] ?? 0) + sign * value;
  };
  add(String(row.status), 1);
  for (const column of sums) add(`${row.status}.${column}`, Number(row[column]));
}

/** Makes the table's rows of these ids equal to those computed now, and changes `counts` in place. */
async function storeRows(
  tx: Tx,
  list: ListTable,
  { ids, moment, counts }: { ids: string[]; moment: Moment; counts: Counts },
): Promise<void> {
  if (ids.length === 0) return;
  const table = tableOf(list);
  const columns = columnsOf(list);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const found =
    await sql<StoredRow>`select ${names} from ${table} where id in (${sql.join(storedIds(list, ids))})`.execute(
      tx,
    );
  const before = new Map(found.rows.map((row) => [row.id, row]));
  const computed = (await list.rows(tx, ids, moment)).map((row) => toStored(list, row));
  const changed = computed.filter((row) => {
    const old = before.get(row.id as string);
    return !old || columns.some((column) => old[column] !== row[column]);
  });
  const kept = new Set(computed.map((row) => row.id));
  const removed = found.rows.filter(({ id }) => !kept.has(id));

  for (const row of removed) count(counts, list, row, -1);
  for (const row of changed) {
    const old = before.get(row.id as string);
    if (old) count(counts, list, old, -1);
    count(counts, list, row, 1);
  }

  if (removed.length > 0)
    await sql`delete from ${table} where id in (${sql.join(removed.map(({ id }) => id))})`.execute(tx);
  if (changed.length === 0) return;
  const values = changed.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  const updates = columns
    .slice(1)
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  await sql`insert into ${table} (${names}) values ${sql.join(values)}
    on conflict (id) do update set ${sql.join(updates)}`.execute(tx);
}
