import type { ListQuery } from '@prahari/contract';
import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';
import { isPostgres } from '../open.ts';
import type { Db } from '../tables.ts';
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
export interface RowContent<Columns extends readonly unknown[]> {
  /** Left joins to a row of the list. @param id of the row */
  joins?: (id: RawBuilder<string>) => RawBuilder<unknown>;
  /** Other names than `id`, `key` and `state`. @param id of the row @param day today in India */
  columns: (
    db: Db,
    at: { id: RawBuilder<string>; day: string },
  ) => readonly AliasedRawBuilder<unknown, string>[];
  /** The JSON of a row. Null when it was deleted meanwhile. */
  toJson: (columns: Columns) => string | null;
}

/** The JSON of a row that the database builds. Null when it was deleted meanwhile. @param id of the row */
export type JsonContent = (db: Db, id: RawBuilder<string>) => RawBuilder<string | null>;

/** Rows of a list as one text. */
export type RowsText = [
  /** The JSON of each row after a comma; null without rows. On SQLite it is UTF-8. */
  text: string | Uint8Array | null,
  /** Of the last row, when there are as many as were asked for; else null. */
  id: string | null,
  key: string | number | null,
];

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

/** Newest first unless `sort` is given. */
function orderOf(list: ListTable, { query: { sort = '-createdAt', status } }: Selection) {
  const column = list.columns[sort.replace(/^-/, '')];
  const isDescending = sort.startsWith('-');
  const direction = isDescending ? sql`desc` : sql`asc`;
  // Rows of one status are sorted by id alone.
  const isSorting = column !== undefined && !(column === 'status' && status !== undefined);
  const names = [...(isSorting ? [column] : []), 'id'];
  const ordered = (alias: string) =>
    sql`order by ${sql.join(names.map((name) => sql`${sql.ref(`${alias}.${name}`)} ${direction}`))}`;
  return {
    key: sql.ref<string | number>(`l.${column ?? 'id'}`),
    columns: names.map((name) => sql.ref(`l.${name}`)),
    ordered,
    after: isDescending ? sql`<` : sql`>`,
  };
}

/** The rows after a position, in the order of the list; at most `limit`. All SQL of pages, so that plans can be tested. */
export function pageStatements(
  db: Db,
  list: ListTable,
  { selection, position, limit }: { selection: Selection; position: Position | undefined; limit: number },
) {
  const { key, columns, ordered, after } = orderOf(list, selection);
  const conditions = [...allowed(selection), ...partOf(list, selection)];
  if (position) {
    const values = columns.length === 1 ? [position[1]] : position;
    conditions.push(sql`(${sql.join(columns)}) ${after} (${sql.join(values)})`);
  }
  const needles = needlesOf(selection.query.q ?? '');
  const contains = containsAny(db, text, needles);
  const rest = (extra: RawBuilder<unknown>[] = []) =>
    sql`from ${rowsFrom(list)} ${where([...conditions, ...extra])} ${ordered('l')} limit ${limitText(limit)}`;
  const page = (extra: RawBuilder<unknown>[] = []) => sql<PageRow>`select l.id, ${key} as key ${rest(extra)}`;
  return {
    /** Without a search, with what the rows list and the state of the list, on PostgreSQL in a row before them: one statement for a whole reply. */
    withContent: <Columns extends readonly unknown[]>(content: RowContent<Columns>, day: string) => {
      const id = rowId(db);
      const state = stateJson(db, list);
      const columns = content.columns(db, { id, day });
      const shown = sql.join([...columns]);
      const joins = content.joins?.(id) ?? sql``;
      if (!isPostgres(db))
        return sql<object>`select l.id, ${key} as key, ${state} as state, ${shown}
          from ${rowsFrom(list)} ${joins} ${where(conditions)} ${ordered('l')} limit ${limitText(limit)}`;
      // PostgreSQL would send the state with each row. It joins to the rows of a subquery in half the time; SQLite would write them to
      // a temporary table first.
      const noColumns = sql.join(columns.map((_, place) => sql`null as ${sql.ref(`column${place}`)}`));
      return sql<object>`select null as id, null as key, ${state} as state, ${noColumns} union all
        (select l.id, ${key}, null, ${shown} from (select l.* ${rest()}) as l ${joins} ${ordered('l')})`;
    },
    /** Without a search, the JSON of all rows as one text: a `RowsText`. */
    asText: (content: JsonContent) => {
      const rows = sql`select l.id, ${key} as key, ${content(db, rowId(db))} as json, row_number() over (${ordered('l')}) as place
        from (select l.* ${rest()}) as l`;
      const text = isPostgres(db)
        ? sql`string_agg(',' || r.json, '' order by r.place)`
        : sql`cast(group_concat(',' || r.json, '' order by r.place) as blob)`;
      const ofLast = (column: RawBuilder<unknown>) =>
        sql`max(case when r.place = ${limitText(limit)} then ${column} end)`;
      return sql<object>`select ${text} as text, ${ofLast(sql`r.id`)} as id, ${ofLast(sql`r.key`)} as key from (${rows}) as r`;
    },
    /** Without a search. */
    all: page(),
    /** A search in every row: for the rows of one owner. */
    tested: page([contains]),
    /** A search in the next rows only. Finds a page of a common text. */
    walk: sql<PageRow>`select id, key from (select l.*, ${key} as key from ${rowsFrom(list)} ${where(conditions)}
      ${ordered('l')} limit ${WALK}) as s where ${contains} ${ordered('s')} limit ${limit}`,
    /** A search by the index of texts. Finds all rows of a rare text. */
    indexed: isPostgres(db)
      ? sql<PageRow>`with found as materialized (${candidates(db, list, needles)}),
        matched as materialized (select l.*, ${key} as key from found join ${rowsFrom(list)} on l.n = found.n
        ${where([...conditions, contains])})
        select s.id, s.key from matched as s ${ordered('s')} limit ${limit}`
      : sql<PageRow>`select l.id, ${key} as key from (${candidates(db, list, needles)}) as found
        cross join ${rowsFrom(list)} on l.n = found.n
        ${where([...conditions, contains])} ${ordered('l')} limit ${limit}`,
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
