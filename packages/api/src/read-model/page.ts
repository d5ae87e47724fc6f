import { LIST_TOTAL_MAX } from '@prahari/contract/constants';
import type { ListQuery } from '@prahari/contract/lists';
import { isInvalidValue } from '../db/errors.ts';
import type { Db } from '../db/tables.ts';
import { decodeCursor, encodeCursor, invalidCursor, type Position } from './cursor.ts';
import { listMemo } from './list-memo.ts';
import { type Counts, type ListState, parseState, readState } from './list-state.ts';
import { idOfStored, type ListTable } from './list-table.ts';
import { countStatement, type PageRow, type Selection } from './page-statements.ts';
import { freshState, readFresh } from './refresh.ts';
import {
  type Batch,
  type batchPages,
  type contentPages,
  type JsonPageRow,
  type Select,
  selectPage,
} from './select-page.ts';

/** What a reply says besides the rows of its page. */
export interface PageEnd {
  nextCursor: string | null;
  /** Exact up to LIST_TOTAL_MAX. */
  total: number;
  /** There are more rows than `total`. */
  totalIsMinimum?: true;
}

export interface Page extends PageEnd {
  ids: string[];
}

const searches = listMemo<unknown>(200);

/** The result of a search, found once for the same parameters while the list has the same version. */
async function rememberSearch<T>(
  db: Db,
  { version, parameters }: { version: number; parameters: readonly unknown[] },
  search: () => Promise<T>,
): Promise<T> {
  const known = searches.find(db, parameters);
  if (known?.version === version) return known.value as T;
  const value = await search();
  searches.keep(db, parameters, { version, value });
  return value;
}

const sum = (counts: Counts): number => Object.values(counts).reduce((all, one) => all + one, 0);

async function countRows(
  db: Db,
  list: ListTable,
  { selection, state }: { selection: Selection; state: ListState },
): Promise<number> {
  const { query, owner } = selection;
  if (!query.q && owner === undefined)
    return query.status === undefined ? sum(state.counts) : (state.counts[query.status] ?? 0);
  const count = async () => {
    const { rows } = await countStatement(db, list, selection, LIST_TOTAL_MAX + 1).execute(db);
    return rows[0]?.total ?? 0;
  };
  if (!query.q) return count();
  const parameters = [list.name, owner, query.status, query.q];
  return rememberSearch(db, { version: state.version, parameters }, count);
}

interface Asked {
  query: ListQuery;
  limit: number;
  owner: string | undefined;
}

/** One row more than the page has, to know whether there is another page. @throws 400 for a cursor of another list */
function requestOf(list: ListTable, { query, limit, owner }: Asked) {
  const { q, sort, status } = query;
  const selection = { query: { ...(q && { q }), ...(sort && { sort }), ...(status && { status }) }, owner };
  return { selection, position: decodeCursor(list, query), limit: limit + 1 };
}

/** An invented cursor can hold text for a numeric column. */
const refuseInvalid =
  ({ position }: { position: Position | undefined }) =>
  (error: unknown) => {
    throw position && isInvalidValue(error) ? invalidCursor() : error;
  };

async function endOf(
  db: Db,
  list: ListTable,
  {
    query,
    limit,
    selection,
    state,
    rows,
  }: {
    query: ListQuery;
    limit: number;
    selection: Selection;
    state: ListState;
    rows: readonly PageRow[];
  },
): Promise<PageEnd> {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const total = await countRows(db, list, { selection, state });
  return {
    nextCursor: last ? encodeCursor(list, query, [last.key, last.id]) : null,
    total: Math.min(total, LIST_TOTAL_MAX),
    ...(total > LIST_TOTAL_MAX && { totalIsMinimum: true }),
  };
}

/**
 * A page of a list without a search text: each row's record as JSON, read by one statement. For one owner a second one counts.
 * @throws 400 for a cursor of another list
 */
export async function jsonPageOf(
  db: Db,
  list: ListTable,
  { query, limit, owner, select }: Asked & { select: ReturnType<typeof contentPages> },
): Promise<{ rows: string[]; end: PageEnd; state: ListState }> {
  const request = requestOf(list, { query, limit, owner });
  const { state, rows } = await readFresh(db, list, async () => {
    const rows: JsonPageRow[] = await select(db, list, request).catch(refuseInvalid(request));
    const [first] = rows;
    return { rows, state: first ? parseState(list, first.state) : await readState(db, list) };
  });
  const end = await endOf(db, list, { query, limit, selection: request.selection, state, rows });
  return { rows: rows.slice(0, limit).flatMap(({ json }) => json ?? []), end, state };
}

async function findPage(
  db: Db,
  list: ListTable,
  { query, limit, owner, state }: Asked & { state: ListState },
): Promise<Page> {
  const request = requestOf(list, { query, limit, owner });
  const rows = await selectPage(db, list, request).catch(refuseInvalid(request));
  const end = await endOf(db, list, { query, limit, selection: request.selection, state, rows });
  return { ids: rows.slice(0, limit).map(({ id }) => idOfStored(list, id)), ...end };
}

/**
 * Selects the ids of a page by keyset pagination, so that rows inserted or deleted between two pages neither repeat nor hide
 * others. Newest first unless `sort` is given. @throws 400 for a cursor of another list
 */
export async function pageOf(
  db: Db,
  list: ListTable,
  { query, limit, owner }: { query: ListQuery; limit: number; owner?: string | undefined },
): Promise<Page> {
  const state = await freshState(db, list);
  const find = () => findPage(db, list, { query, limit, owner, state });
  if (!query.q) return find();
  const { q, sort, status, cursor } = query;
  const parameters = [list.name, owner, status, q, sort, cursor, limit];
  return rememberSearch(db, { version: state.version, parameters }, find);
}

/** The id of the first row of a list and its value in the sort column, undefined when it is empty. */
export async function firstOf(
  db: Db,
  list: ListTable,
  query: Pick<ListQuery, 'sort' | 'status'>,
): Promise<{ id: string; key: string | number } | undefined> {
  await freshState(db, list);
  const selection = { query, owner: undefined };
  const [row] = await selectPage(db, list, { selection, position: undefined, limit: 1 });
  return row && { id: idOfStored(list, row.id), key: row.key };
}

const BATCH = 200;

/**
 * Gives back the memory of bytes that were sent. V8 would collect them only when 32 MB of them are garbage, from a part of memory that
 * does not shrink afterwards.
 */
function free(text: Batch['text']): void {
  if (typeof text !== 'string' && text.buffer instanceof ArrayBuffer) text.buffer.transfer(0);
}

/** As batchesOf, each batch as one text. */
export async function* textBatchesOf(
  db: Db,
  list: ListTable,
  { query: { sort, status }, select }: { query: ListQuery; select: ReturnType<typeof batchPages> },
): AsyncGenerator<Batch['text']> {
  await freshState(db, list);
  const selection = { query: { ...(sort && { sort }), ...(status && { status }) }, owner: undefined };
  for (let position: Position | undefined; ; ) {
    const { text, next } = await select(db, list, { selection, position });
    if (text.length > 0) yield text;
    free(text);
    if (!next) return;
    position = next;
  }
}

/** All rows of a list in batches, each read when it is asked for. */
export async function* batchesOf<Row extends PageRow>(
  db: Db,
  list: ListTable,
  { query: { q, sort, status }, select }: { query: ListQuery; select: Select<Row> },
): AsyncGenerator<Row[]> {
  await freshState(db, list);
  const selection = {
    query: { ...(q && { q }), ...(sort && { sort }), ...(status && { status }) },
    owner: undefined,
  };
  for (let position: Position | undefined; ; ) {
    const rows = await select(db, list, { selection, position, limit: BATCH });
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    position = [last.key, last.id];
  }
}

/** How many rows of a list have each status; zero for a status without rows. */
export async function countByStatus<Status extends string>(
  db: Db,
  list: ListTable,
  statuses: readonly Status[],
): Promise<Record<Status, number>> {
  const { counts } = await freshState(db, list);
  return Object.fromEntries(statuses.map((one) => [one, counts[one] ?? 0])) as Record<Status, number>;
}

/** The sum of a column over the rows of a list with a status; the column is one of the list's `sums`. */
export async function sumByStatus<Status extends string, Column extends string>(
  db: Db,
  list: ListTable,
  statuses: readonly Status[],
  columns: readonly Column[],
): Promise<Record<`${Status}.${Column}`, number>> {
  const { sums } = await freshState(db, list);
  const names = statuses.flatMap((status) => columns.map((column) => `${status}.${column}` as const));
  return Object.fromEntries(names.map((name) => [name, sums[name] ?? 0])) as Record<
    `${Status}.${Column}`,
    number
  >;
}
