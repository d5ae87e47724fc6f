import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from './open.ts';
import type { Db } from './tables.ts';

/** Returns ids as one value, so that one prepared query takes any number of them. */
export const idList = (db: Db, ids: readonly string[]): string =>
  isPostgres(db) ? `{${ids.join(',')}}` : JSON.stringify(ids);

/** True in SQL if a column is one of the ids of an `idList`. */
export const isOneOf = (db: Db, column: string, list: string): RawBuilder<boolean> =>
  isPostgres(db)
    ? sql<boolean>`${sql.ref(column)} = any(${list}::text[])`
    : sql<boolean>`${sql.ref(column)} in (select value from json_each(${list}))`;
