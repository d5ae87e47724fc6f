import type { ListQuery } from '@prahari/contract/lists';
import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';
import { isPostgres } from '../db/open.ts';
import type { Db } from '../db/tables.ts';
import type { Position } from './cursor.ts';
import { candidates, containsAny } from './grams.ts';
import { stateJson } from './list-state.ts';
import type { ListTable } from './list-table.ts';
import { needlesOf } from './search-text.ts';

/**
 * How many rows a page without a search reads: the next of these that is enough. As part of the text they let PostgreSQL plan once; it
 * plans anew at each call for a bound value.
 */
const LIMITS = new Map([
  [11, sql`11`],
  [26, sql`26`],
  [51, sql`51`],
  [101, sql`101`],
  [201, sql`201`],
]);
export const rowsToRead = (rows: number): number => [...LIMITS.keys()].find((limit) => limit >= rows) ?? rows;
const limitText = (rows: number): RawBuilder<unknown> => LIMITS.get(rows) ?? sql`${rows}`;

/** Rows that a search reads in the order of the list before it asks the index of texts. */
const WALK = 1_000;

export interface Selection {
  query: Pick<ListQuery, 'q' | 'sort' | 'status'>;
  /** Only rows of this user. */
  owner: string | undefined;
  /** Of a list that is sorted by a column with `zeroLast`: its rows with another value than 0, or those with 0. */
  part?: 'known' | 'unknown' | undefined;
}

export interface PageRow {
  id: string;
  key: string | number;
}

/** What the rows of a list show. It is selected together with a page of the list. */
export interface RowContent {
  /** The table whose rows the list has, by the same ids. */
  table: 'bills' | 'guards';
  /** Deleted rows stay in the table, with `deleted_at`. */
  keepsDeleted?: true;
  /** Left joins to a row of the table. */
  joins: (db: Db) => RawBuilder<unknown>;
  /** Other names than `id`, `key` and `state`. Null when the row was deleted meanwhile. @param day today in India */
  columns: (db: Db, day: string) => readonly AliasedRawBuilder<unknown, string>[];
}

/** Rows of a list as one text. */
export interface RowsText {
  /** The JSON of each row after a comma; null without rows. On SQLite it is UTF-8. */
  text: string | Uint8Array | null;
  /** The last row, when there are as many as were requested; else null. */
  id: string | null;
  key: string | number | null;
}

/**
 * Joins the row of an id, looked up for each row. PostgreSQL would read all of a table of accounts for each batch, because it thinks
 * 200 look-ups dearer (docs/performance.md); what a lateral subquery with an offset selects it can only look up.
 */
export const joinLookedUp = (db: Db, table: 'users', id: string): RawBuilder<unknown> => {
  const [name, key, value] = [sql.table(table), sql.ref(`${table}.id`), sql.ref(id)];
  return isPostgres(db)
    ? sql`left join lateral (select * from ${name} where ${key} = ${value} offset 0) as ${name} on true`
    : sql`left join ${name} on ${key} = ${value}`;
};

/** The id of a row, in the collation that the indexes of other tables have. */
const rowId = (db: Db): RawBuilder<string> =>
  isPostgres(db) ? sql<string>`l.id collate "default"` : sql<string>`l.id`;

const text = sql.ref<string>('search_text');

const rowsFrom = ({ name }: ListTable) => sql`${sql.table(`list_${name}`)} as l`;

const columnOf = (list: ListTable, { sort = '' }: Selection['query']) =>
  list.columns[sort.replace(/^-/, '')] ?? 'id';

const partOf = (list: ListTable, { query, part }: Selection): RawBuilder<unknown>[] => {
  if (part === undefined) return [];
  const column = sql.ref(`l.${columnOf(list, query)}`);
  return [part === 'known' ? sql`${column} > 0` : sql`${column} = 0`];
};

const allowed = ({ query, owner }: Selection): RawBuilder<unknown>[] => [
  ...(owner === undefined ? [] : [sql`l.owner = ${owner}`]),
  ...(query.status === undefined ? [] : [sql`l.status = ${query.status}`]),
];

const where = (conditions: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;

/** Newest first unless `sort` is given. @param rows what the query calls the rows */
function orderOf(list: ListTable, { query: { sort = '-createdAt', status } }: Selection, rows = 'l') {
  const column = list.columns[sort.replace(/^-/, '')];
  const isDescending = sort.startsWith('-');
  const direction = isDescending ? sql`desc` : sql`asc`;
  // Rows of one status are sorted by id alone.
  const isSorting = column !== undefined && !(column === 'status' && status !== undefined);
  const names = [...(isSorting ? [column] : []), 'id'];
  const ordered = (alias = rows) =>
    sql`order by ${sql.join(names.map((name) => sql`${sql.ref(`${alias}.${name}`)} ${direction}`))}`;
  const columns = sql.join(names.map((name) => sql.ref(`${rows}.${name}`)));
  const after = (position: Position | undefined): RawBuilder<unknown>[] => {
    if (!position) return [];
    const values = sql.join(names.length === 1 ? [position[1]] : position);
    return [sql`(${columns}) ${isDescending ? sql`<` : sql`>`} (${values})`];
  };
  return { key: sql.ref<string | number>(`${rows}.${column ?? 'id'}`), isSorting, ordered, after };
}

interface PageRequest {
  selection: Selection;
  position: Position | undefined;
  limit: number;
}

/**
 * The rows of a page with the table that has their content. All rows in the order of their ids are read from this table alone, and
 * not from that of the list.
 */
function rowsWithContent(
  db: Db,
  list: ListTable,
  { selection, position, limit }: PageRequest,
  { table, keepsDeleted, joins }: RowContent,
) {
  const filters = [...allowed(selection), ...partOf(list, selection)];
  const existing = keepsDeleted ? [sql`${sql.ref(`${table}.deleted_at`)} is null`] : [];
  const isInTable = filters.length === 0 && !orderOf(list, selection).isSorting;
  const rows = isInTable ? table : 'l';
  const { key, isSorting, ordered, after } = orderOf(list, selection, rows);
  const from = isInTable ? sql.table(table) : rowsFrom(list);
  const conditions = [...(isInTable ? existing : filters), ...after(position)];
  const sameRow = [sql`${sql.ref(`${table}.id`)} = ${rowId(db)}`, ...existing];
  const content = isInTable
    ? joins(db)
    : sql`left join ${sql.table(table)} on ${sql.join(sameRow, sql` and `)} ${joins(db)}`;
  const page = sql`${where(conditions)} ${ordered()} limit ${limitText(limit)}`;
  return {
    id: sql.ref<string>(`${rows}.id`),
    key,
    /** Without values where the order is that of the ids. */
    sortKey: isSorting ? key : sql<null>`null`,
    ordered,
    /** The rows of the page, and then what joins to them. */
    inSubquery: sql`(select ${sql.table(rows)}.* from ${from} ${page}) as ${sql.table(rows)} ${content}`,
    inOneQuery: sql`${from} ${content} ${page}`,
  };
}

/** The rows after a position, in the order of the list; at most `limit`. All SQL of pages, so that plans can be tested. */
export function pageStatements(db: Db, list: ListTable, request: PageRequest) {
  const { selection, position, limit } = request;
  const { key, ordered, after } = orderOf(list, selection);
  const conditions = [...allowed(selection), ...partOf(list, selection), ...after(position)];
  const needles = needlesOf(selection.query.q ?? '');
  const contains = containsAny(db, text, needles);
  const rest = (extra: RawBuilder<unknown>[] = []) =>
    sql`from ${rowsFrom(list)} ${where([...conditions, ...extra])} ${ordered()} limit ${limitText(limit)}`;
  const page = (extra: RawBuilder<unknown>[] = []) => sql<PageRow>`select l.id, ${key} as key ${rest(extra)}`;
  return {
    /** Without a search, with what the rows list and the state of the list, on PostgreSQL in a row before them: one statement for a whole reply. */
    withContent: (content: RowContent, day: string) => {
      const { id, sortKey, ordered, inSubquery, inOneQuery } = rowsWithContent(db, list, request, content);
      const state = stateJson(db, list);
      const columns = content.columns(db, day);
      const shown = sql.join([...columns]);
      if (!isPostgres(db))
        return sql`select ${shown}, ${id}, ${sortKey} as key, ${state} as state from ${inOneQuery}`;
      // PostgreSQL would send the state with each row. It joins to the rows of a subquery in half the time; SQLite would write them to
      // a temporary table first.
      const noColumns = sql.join(columns.map(({ alias }) => sql`null as ${sql.ref(alias as string)}`));
      return sql`select ${noColumns}, null as id, null as key, ${state} as state union all
        (select ${shown}, ${id}, ${sortKey}, null from ${inSubquery} ${ordered()})`;
    },
    /** Without a search, the JSON of all rows as one text: a `RowsText`. @param content with one column, `json` */
    asText: (content: RowContent, day: string) => {
      const { id, key, ordered, inSubquery } = rowsWithContent(db, list, request, content);
      const json = sql.join([...content.columns(db, day)]);
      const rows = sql`select ${id}, ${key} as key, ${json}, row_number() over (${ordered()}) as place from ${inSubquery}`;
      const text = isPostgres(db)
        ? sql`string_agg(',' || r.json, '' order by r.place)`
        : sql`cast(group_concat(',' || r.json, '' order by r.place) as blob)`;
      const ofLast = (column: RawBuilder<unknown>) =>
        sql`max(case when r.place = ${limitText(limit)} then ${column} end)`;
      return sql<RowsText>`select ${text} as text, ${ofLast(sql`r.id`)} as id, ${ofLast(sql`r.key`)} as key from (${rows}) as r`;
    },
    /** Without a search. */
    all: page(),
    /** A search in every row: for the rows of one owner. */
    tested: page([contains]),
    /** A search in the next rows only. Finds a page of a common text. */
    walk: sql<PageRow>`select id, key from (select l.*, ${key} as key from ${rowsFrom(list)} ${where(conditions)}
      ${ordered()} limit ${WALK}) as s where ${contains} ${ordered('s')} limit ${limit}`,
    /** A search by the index of texts. Finds all rows of a rare text. */
    indexed: isPostgres(db)
      ? sql<PageRow>`with found as materialized (${candidates(db, list, needles)}),
        matched as materialized (select l.*, ${key} as key from found join ${rowsFrom(list)} on l.n = found.n
        ${where([...conditions, contains])})
        select s.id, s.key from matched as s ${ordered('s')} limit ${limit}`
      : sql<PageRow>`select l.id, ${key} as key from (${candidates(db, list, needles)}) as found
        cross join ${rowsFrom(list)} on l.n = found.n
        ${where([...conditions, contains])} ${ordered()} limit ${limit}`,
  };
}

/** How many rows there are, counted up to `max`. */
export function countStatement(db: Db, list: ListTable, selection: Selection, max: number) {
  const needles = needlesOf(selection.query.q ?? '');
  const conditions = allowed(selection);
  const { q } = selection.query;
  if (q) conditions.push(containsAny(db, text, needles));
  const rows =
    q && selection.owner === undefined
      ? sql`(${candidates(db, list, needles)}) as found cross join ${rowsFrom(list)}`
      : rowsFrom(list);
  if (q && selection.owner === undefined) conditions.push(sql`l.n = found.n`);
  return sql<{
    total: number;
  }>`select count(*) as total from (select 1 from ${rows} ${where(conditions)} limit ${max}) as counted`;
}
