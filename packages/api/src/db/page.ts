import type { ListQuery } from '@prahari/contract';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { invalidFields } from '../AppError.ts';
import { isInvalidValue } from './errors.ts';
import { isPostgres } from './open.ts';
import type { Db, Tables } from './tables.ts';

/** The SQL by which a list is searched, filtered and sorted. No expression may be null. */
export interface ListColumns {
  /** Part of each cursor, so that cursors of other lists are refused. */
  name: string;
  /** The id of a row. */
  id: RawBuilder<string>;
  /** Sort columns by their name in the contract. `createdAt` is not needed: ids sort by time. */
  columns: Record<string, RawBuilder<unknown>>;
  status: RawBuilder<string>;
  /** Columns that `q` is searched in. */
  texts: readonly RawBuilder<string>[];
}

export interface Page {
  ids: string[];
  /** Only with `limit`. */
  nextCursor?: string | null;
  total?: number;
}

type Cursor = [query: string, value: string | number, id: string];

const queryOf = (name: string, { q, sort, status }: ListQuery): string =>
  JSON.stringify([name, q ?? '', sort ?? '', status ?? '']);

const encode = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

const invalidCursor = () =>
  invalidFields([{ path: 'cursor', message: 'cursor does not belong to this list' }]);

function decode(text: string, expected: string): Cursor {
  try {
    const [query, value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as Partial<Cursor>;
    if (
      query === expected &&
      (typeof value === 'string' || typeof value === 'number') &&
      typeof id === 'string'
    ) {
      return [query, value, id];
    }
  } catch {
    // Not base64url JSON: refused below.
  }
  throw invalidCursor();
}

/** A regular expression for a text regardless of case, with each character spelled out in both cases. */
const caseInsensitivePattern = (text: string): string =>
  Array.from(text, (character) => {
    const forms = new Set([character, character.toLowerCase(), character.toUpperCase()]);
    const plain = Array.from(forms, (form) => form.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&'));
    return plain.length > 1 ? `(${plain.join('|')})` : plain[0];
  }).join('');

/**
 * Whether a text contains another, regardless of case; `%` and `_` are plain characters (DECISIONS section 2). In a PostgreSQL
 * database without a locale, lower() handles ASCII only.
 */
const contains = (db: Db, text: RawBuilder<string>, q: string): RawBuilder<boolean> =>
  isPostgres(db)
    ? sql<boolean>`${text} ~ ${caseInsensitivePattern(q)}`
    : sql<boolean>`lower(${text}) like lower(${`%${q.replace(/[\\%_]/g, '\\$&')}%`}) escape '\\'`;

/**
 * Selects the ids of a page by keyset pagination, so that rows inserted or deleted between two pages neither repeat nor hide
 * others. Newest first unless `sort` is given. @throws 400 for a cursor of another list
 */
export async function pageOf<TB extends keyof Tables>(
  db: Db,
  base: SelectQueryBuilder<Tables, TB, object>,
  list: ListQuery,
  { name, id, columns, status, texts }: ListColumns,
): Promise<Page> {
  let found = base;
  if (list.status) found = found.where(sql<boolean>`${status} = ${list.status}`);
  const { q } = list;
  if (q)
    found = found.where(
      sql<boolean>`(${sql.join(
        texts.map((text) => contains(db, text, q)),
        sql` or `,
      )})`,
    );
  const sort = list.sort ?? '-createdAt';
  const column = columns[sort.replace(/^-/, '')] ?? id;
  const [after, direction] = sort.startsWith('-') ? [sql`<`, 'desc' as const] : [sql`>`, 'asc' as const];
  let rows = found
    .select([sql<string>`${id}`.as('row_id'), sql<string | number>`${column}`.as('sort_value')])
    .orderBy(column, direction)
    .orderBy(id, direction);
  if (list.limit === undefined) return { ids: (await rows.execute()).map((row) => row.row_id) };
  if (list.cursor !== undefined) {
    const [, value, last] = decode(list.cursor, queryOf(name, list));
    rows = rows.where(
      sql<boolean>`(${column} ${after} ${value} or (${column} = ${value} and ${id} ${after} ${last}))`,
    );
  }
  const page = await rows
    .limit(list.limit + 1)
    .execute()
    .catch((error: unknown) => {
      // An invented cursor can hold text for a numeric column.
      throw list.cursor !== undefined && isInvalidValue(error) ? invalidCursor() : error;
    });
  const counted = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const pageRows = page.slice(0, list.limit);
  const last = page.length > list.limit ? pageRows.at(-1) : undefined;
  return {
    ids: pageRows.map((row) => row.row_id),
    nextCursor: last ? encode([queryOf(name, list), last.sort_value, last.row_id]) : null,
    total: counted.total,
  };
}

/** How many rows of `base` have each status; zero for a status without rows. */
export async function countByStatus<TB extends keyof Tables, Status extends string>(
  base: SelectQueryBuilder<Tables, TB, object>,
  status: RawBuilder<Status>,
  statuses: readonly Status[],
): Promise<Record<Status, number>> {
  const rows = await base
    .select([sql<string>`${status}`.as('counted_status'), sql<number>`count(*)`.as('count')])
    // By position: PostgreSQL treats a repeated expression with parameters as a different one.
    .groupBy(sql`1`)
    .execute();
  const counts = new Map(rows.map((row) => [row.counted_status, row.count]));
  return Object.fromEntries(statuses.map((one) => [one, counts.get(one) ?? 0])) as Record<Status, number>;
}

/** Fetches rows by id in chunks and returns them in the order of the ids. */
export async function byIds<Row extends { _id: string }>(
  ids: readonly string[],
  fetch: (ids: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let start = 0; start < ids.length; start += 500) {
    for (const row of await fetch(ids.slice(start, start + 500))) rows.set(row._id, row);
  }
  return ids.map((id) => rows.get(id)).filter((row) => row !== undefined);
}

/** The reply of a list: a page with `limit`, all rows without. */
export const listReply = <Row>({ nextCursor, total }: Page, data: Row[]) =>
  total === undefined
    ? { success: true as const, data }
    : { success: true as const, data, nextCursor: nextCursor ?? null, total };

/** Sort expression that is the same on both engines: by code point, regardless of case. */
export const textOrder = (db: Db, text: RawBuilder<string>): RawBuilder<unknown> =>
  isPostgres(db) ? sql`lower(${text}) collate "C"` : sql`lower(${text})`;
