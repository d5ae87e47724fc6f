import type { ListQuery } from '@prahari/contract/lists';
import { type RawBuilder, sql } from 'kysely';
import { compiledRead, fixed } from '../db/compiled.ts';
import { isPostgres } from '../db/open.ts';
import type { Db } from '../db/tables.ts';
import type { Position } from './cursor.ts';
import { stateJson } from './list-state.ts';
import type { ListTable } from './list-table.ts';
import { orderOf, where } from './order.ts';
import { contains, countedRows, countsRows, indexedRows, NEAR_ROWS, SHORT_SEARCH_ROWS } from './search.ts';

export interface Selection {
  query: Pick<ListQuery, 'q' | 'sort' | 'status'>;
  /** Only rows of this user. */
  owner?: string | undefined;
}

export interface Request {
  selection: Selection;
  /** The last row of the page before. */
  position?: Position | undefined;
  limit: number;
}

export interface PageRow {
  id: string;
  key: string | number;
}

/** A row with the state of its list, the same in every row. */
export type StatedRow = PageRow & { state: string };

const tableOf = ({ name }: ListTable) => `list_${name}`;
const rowsOf = (list: ListTable) => sql`${sql.table(tableOf(list))} as l`;
const text = sql.ref<string>('l.search_text');

const filtersOf = ({ query: { status }, owner }: Selection): RawBuilder<unknown>[] => [
  ...(owner === undefined ? [] : [sql`l.owner = ${owner}`]),
  ...(status === undefined ? [] : [sql`l.status = ${status}`]),
];

/** All SQL of pages, so that plans can be tested. */
export function pageStatements(db: Db, list: ListTable, { selection, position, limit }: Request) {
  const { q = '' } = selection.query;
  const { key, by, after } = orderOf(list, selection.query);
  const filters = filtersOf(selection);
  const conditions = position ? [...filters, after(position)] : filters;
  const columns = sql`l.id, ${key} as key`;
  const first = sql`(select l.* from ${rowsOf(list)} ${where(filters)} ${by} limit ${fixed(SHORT_SEARCH_ROWS)}) as l`;
  const next = sql`(select l.* from ${rowsOf(list)} ${where(conditions)} ${by} limit ${fixed(NEAR_ROWS)}) as l`;
  const tested = contains(db, text, q);
  const found = indexedRows(db, tableOf(list), { q, conditions });
  return {
    /** The next rows without a search. */
    all: sql<StatedRow>`select ${columns}, ${stateJson(db, list.name)} as state
      from ${rowsOf(list)} ${where(conditions)} ${by} limit ${fixed(limit)}`,
    /** A search in every row. */
    tested: sql<PageRow>`select ${columns} from ${rowsOf(list)} ${where([...conditions, tested])} ${by} limit ${limit}`,
    /** A search in the first rows of the list, for a text that is too short for the index. */
    short: sql<PageRow>`select ${columns} from ${first}
      ${where(position ? [tested, after(position)] : [tested])} ${by} limit ${limit}`,
    /** A search in the next rows, where a common text fills a page. */
    near: sql<PageRow>`select ${columns} from ${next} ${where([tested])} ${by} limit ${limit}`,
    /** A search by the index of texts, for a rare text. */
    indexed: isPostgres(db)
      ? sql<PageRow>`with l as materialized (select l.* ${found}) select ${columns} from l ${by} limit ${limit}`
      : sql<PageRow>`select ${columns} ${found} ${by} limit ${limit}`,
  };
}

/**
 * Returns a statement that finds the rows of a search once, and returns a page of them with their number. Both are
 * right unless the number is `max`. Undefined where the index of texts counts without reading rows, which is quicker.
 */
export function countedPage(db: Db, list: ListTable, { selection, position, limit }: Request, max: number) {
  const search = { q: selection.query.q ?? '', conditions: filtersOf(selection) };
  if (!countsRows(db, search)) return undefined;
  const { columns, key, by, after } = orderOf(list, selection.query);
  return sql<PageRow & { total: number }>`with found as materialized (
      select ${columns} ${indexedRows(db, tableOf(list), search)} limit ${fixed(max)})
    select l.id, ${key} as key, (select count(*) from found) as total
    from found as l ${where(position ? [after(position)] : [])} ${by} limit ${limit}`;
}

/** Returns the statements that count the rows of a search or an owner, up to `max`. */
export function countStatements(db: Db, list: ListTable, selection: Selection, max: number) {
  const { q = '' } = selection.query;
  const filters = filtersOf(selection);
  const tested = q === '' ? filters : [...filters, contains(db, text, q)];
  const { by } = orderOf(list, selection.query);
  const first = sql`(select l.* from ${rowsOf(list)} ${where(filters)} ${by} limit ${fixed(SHORT_SEARCH_ROWS)}) as l`;
  const counted = (rows: RawBuilder<unknown>) =>
    sql<{ total: number }>`select count(*) as total from (select 1 ${rows} limit ${max}) as counted`;
  return {
    tested: counted(sql`from ${rowsOf(list)} ${where(tested)}`),
    short: counted(sql`from ${first} ${where([contains(db, text, q)])}`),
    indexed: counted(countedRows(db, tableOf(list), { q, conditions: filters })),
  };
}

/** Limits that are part of a statement's text: PostgreSQL plans a bound one anew at each call. */
const LIMITS = [11, 26, 51, 101, 201];
const rowsToRead = (limit: number): number => LIMITS.find((one) => one >= limit) ?? limit;

type PageValues = Record<'owner' | 'status' | 'id', string> & { value: string | number };
type Select = (db: Db, values: PageValues) => Promise<StatedRow[]>;

const selects = new Map<string, Select>();

/** Reads the next rows of a list without a search, by a statement that is compiled once for each order. */
export async function selectRows(db: Db, list: ListTable, request: Request): Promise<StatedRow[]> {
  const { selection, position, limit } = request;
  const { query, owner } = selection;
  // A short name: PostgreSQL takes 63 characters.
  const parts = [query.sort ?? 'newest', owner && 'own', query.status && 'status', position && 'after'];
  const name = ['page', list.name, rowsToRead(limit), ...parts.filter(Boolean)].join(' ');
  const select: Select =
    selects.get(name) ??
    compiledRead<PageValues, StatedRow>(name, (of, value) => {
      const { all } = pageStatements(of, list, {
        selection: {
          query: { ...query, ...(query.status && { status: value('status') }) },
          owner: owner === undefined ? undefined : value('owner'),
        },
        position: position && [value('value'), value('id')],
        limit: rowsToRead(limit),
      });
      return all;
    });
  selects.set(name, select);
  const [value = '', id = ''] = position ?? [];
  const rows = await select(db, { owner: owner ?? '', status: query.status ?? '', value, id });
  return rows.slice(0, limit);
}
