import { LIST_TOTAL_MAX } from '@prahari/contract/constants';
import type { ListQuery } from '@prahari/contract/lists';
import { isInvalidValue } from '../db/errors.ts';
import type { Db } from '../db/tables.ts';
import { decodeCursor, encodeCursor, invalidCursor, type Position } from './cursor.ts';
import { type Counts, type ListState, parseState, readState } from './list-state.ts';
import { idOfStored, type ListTable } from './list-table.ts';
import { freshState, readFresh } from './refresh.ts';
import { isShort, NEAR_ROWS, SHORT_SEARCH_ROWS } from './search.ts';
import {
  countedPage,
  countStatements,
  type PageRow,
  pageStatements,
  type Request,
  type Selection,
  selectRows,
} from './statements.ts';

/** The parts of a reply besides the rows of its page. */
export interface PageEnd {
  nextCursor: string | null;
  /** Exact up to LIST_TOTAL_MAX. */
  total: number;
  /** There are more rows than `total`. */
  totalIsMinimum?: true;
  /** The text is short, and only the first rows of the list were searched. */
  searchIsCut?: true;
}

export interface Page extends PageEnd {
  ids: string[];
}

interface Wanted {
  query: ListQuery;
  limit: number;
  owner?: string | undefined;
}

const selectionOf = ({ q, sort, status }: ListQuery, owner?: string): Selection => ({
  query: { ...(q && { q }), ...(sort && { sort }), ...(status && { status }) },
  owner,
});

const rowsIn = ({ counts }: ListState, status: string | undefined): number =>
  status === undefined ? Object.values(counts).reduce((all, one) => all + one, 0) : (counts[status] ?? 0);

/**
 * Chooses the way to read a search: `indexed` by the index of texts, which needs three letters; `short` in the first rows
 * of the list; `tested` in every row, because those of one owner are few.
 */
const searchKind = ({ query: { q = '' }, owner }: Selection): 'tested' | 'short' | 'indexed' => {
  if (owner !== undefined) return 'tested';
  return isShort(q) ? 'short' : 'indexed';
};

interface Found {
  state: ListState;
  total: number;
}

/** True if the next rows of the list hold a page of a text, when its rows are spread evenly. */
const isCommon = ({ selection, limit }: Request, { state, total }: Found): boolean =>
  (total * NEAR_ROWS) / rowsIn(state, selection.query.status) >= limit;

/** Reads the rows of a search. A common text fills a page from the next rows, without the index. */
async function searchRows(db: Db, list: ListTable, request: Request, found: Found): Promise<PageRow[]> {
  const statements = pageStatements(db, list, request);
  const kind = searchKind(request.selection);
  if (kind === 'indexed' && isCommon(request, found)) {
    const { rows } = await statements.near.execute(db);
    if (rows.length === request.limit) return rows;
  }
  return (await statements[kind].execute(db)).rows;
}

async function countRows(
  db: Db,
  list: ListTable,
  { selection, state }: { selection: Selection; state: ListState },
): Promise<number> {
  const { query, owner } = selection;
  if (!query.q && owner === undefined) return rowsIn(state, query.status);
  const statements = countStatements(db, list, selection, LIST_TOTAL_MAX + 1);
  const { rows } = await statements[query.q ? searchKind(selection) : 'tested'].execute(db);
  return rows[0]?.total ?? 0;
}

interface Rows {
  rows: PageRow[];
  state: ListState;
  total?: number;
}

/** Counts and reads a search by one statement. Undefined where that is not possible, or gives no row. */
async function readCounted(db: Db, list: ListTable, request: Request) {
  if (searchKind(request.selection) !== 'indexed') return undefined;
  const rows = (await countedPage(db, list, request, LIST_TOTAL_MAX + 1)?.execute(db))?.rows;
  return rows?.[0] && { rows, total: rows[0].total };
}

async function readSearch(db: Db, list: ListTable, request: Request): Promise<Rows> {
  const { selection } = request;
  const state = await freshState(db, list);
  const counted = await readCounted(db, list, request);
  if (counted && counted.total <= LIST_TOTAL_MAX) return { ...counted, state };
  const total = counted?.total ?? (await countRows(db, list, { selection, state }));
  return { rows: total === 0 ? [] : await searchRows(db, list, request, { state, total }), state, total };
}

/** Reads the rows of a page, and the state of the list with them or, for a search, their total. */
async function readRows(db: Db, list: ListTable, request: Request): Promise<Rows> {
  const { selection } = request;
  if (selection.query.q) return readSearch(db, list, request);
  return readFresh(db, list, async () => {
    const rows = await selectRows(db, list, request);
    const [first] = rows;
    return { rows, state: first ? parseState(list, first.state) : await readState(db, list) };
  });
}

/**
 * Selects the ids of a page by keyset pagination, so that rows inserted or deleted between two pages
 * neither repeat nor hide others. @throws 400 for a cursor of another list
 */
export async function pageOf(db: Db, list: ListTable, { query, limit, owner }: Wanted): Promise<Page> {
  const selection = selectionOf(query, owner);
  const position = decodeCursor(list, query);
  const request = { selection, position, limit: limit + 1 };
  const {
    rows,
    state,
    total: counted,
  } = await readRows(db, list, request).catch((error: unknown) => {
    // An invented cursor can hold text for a numeric column.
    throw position && isInvalidValue(error) ? invalidCursor() : error;
  });
  const total = counted ?? (await countRows(db, list, { selection, state }));
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const isCut =
    query.q !== undefined &&
    searchKind(selection) === 'short' &&
    rowsIn(state, query.status) > SHORT_SEARCH_ROWS;
  return {
    ids: rows.slice(0, limit).map(({ id }) => idOfStored(list, id)),
    nextCursor: last ? encodeCursor(list, query, [last.key, last.id]) : null,
    total: Math.min(total, LIST_TOTAL_MAX),
    ...((isCut || total > LIST_TOTAL_MAX) && { totalIsMinimum: true }),
    ...(isCut && { searchIsCut: true }),
  };
}

/** The id of the first row of a list and its value in the sort column, undefined when it is empty. */
export async function firstOf(
  db: Db,
  list: ListTable,
  query: Pick<ListQuery, 'sort' | 'status'>,
): Promise<PageRow | undefined> {
  const { rows } = await readRows(db, list, { selection: { query }, limit: 1 });
  const [row] = rows;
  return row && { id: idOfStored(list, row.id), key: row.key };
}

const BATCH = 200;

/** The ids of all rows of a list in batches, each read when it is asked for. */
export async function* batchesOf(
  db: Db,
  list: ListTable,
  { query, owner }: Pick<Wanted, 'query' | 'owner'>,
): AsyncGenerator<string[]> {
  await freshState(db, list);
  const selection = selectionOf(query, owner);
  for (let position: Position | undefined; ; ) {
    const request = { selection, position, limit: BATCH };
    const rows = query.q ? await searchBatch(db, list, request) : await selectRows(db, list, request);
    yield rows.map(({ id }) => idOfStored(list, id));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    position = [last.key, last.id];
  }
}

/** Reads a batch of a search to its end: a short text is looked for in every row. */
async function searchBatch(db: Db, list: ListTable, request: Request): Promise<PageRow[]> {
  const { tested, indexed } = pageStatements(db, list, request);
  const kind = searchKind(request.selection);
  return (await (kind === 'indexed' ? indexed : tested).execute(db)).rows;
}

/** Counts the rows of a list by status; a status without rows has zero. */
export async function countByStatus<Status extends string>(
  db: Db,
  list: ListTable,
  statuses: readonly Status[],
): Promise<Record<Status, number>> {
  const { counts } = await freshState(db, list);
  return pick(counts, statuses);
}

const pick = <Name extends string>(counts: Counts, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, counts[name] ?? 0])) as Record<Name, number>;

/** The sum of a column over the rows of a list with a status; the column is one of the list's `sums`. */
export async function sumByStatus<Status extends string, Column extends string>(
  db: Db,
  list: ListTable,
  statuses: readonly Status[],
  columns: readonly Column[],
): Promise<Record<`${Status}.${Column}`, number>> {
  const { sums } = await freshState(db, list);
  return pick(
    sums,
    statuses.flatMap((status) => columns.map((column) => `${status}.${column}` as const)),
  );
}
