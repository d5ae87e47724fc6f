import { isExpression, type RawBuilder, sql } from 'kysely';
import { jsonBuildObject as postgresObject } from 'kysely/helpers/postgres';
import { jsonBuildObject as sqliteObject } from 'kysely/helpers/sqlite';
import { fixed } from './compiled.ts';
import { isPostgres } from './open.ts';
import type { Db } from './tables.ts';

/** JSON text of a `T`. */
export type JsonText<T> = string & { readonly jsonOf?: T };

/** A row of a list as JSON text. */
export interface JsonRow<T> {
  _id: string;
  json: JsonText<T>;
}

/** An expression for each property of a JSON object, or the shape of an object in it. */
export type JsonShape<T> = {
  readonly [K in keyof T]:
    | RawBuilder<T[K]>
    | (T[K] extends Record<string, unknown> ? JsonShape<T[K]> : never);
};

/** Builds a JSON object within a query. */
export function jsonObject<T>(db: Db, shape: JsonShape<T>): RawBuilder<T> {
  const properties = Object.entries<RawBuilder<unknown> | JsonShape<object>>(shape).map(([name, value]) => [
    name,
    isExpression(value) ? value : jsonObject(db, value),
  ]);
  const build = isPostgres(db) ? postgresObject : sqliteObject;
  return build(Object.fromEntries(properties) as Record<string, RawBuilder<unknown>>) as RawBuilder<T>;
}

/** Builds a JSON array of a subquery's rows. @param from with an alias and its filters */
export const jsonArray = <T>(
  db: Db,
  element: RawBuilder<T>,
  { from, orderBy }: { from: RawBuilder<unknown>; orderBy: RawBuilder<unknown> },
): RawBuilder<T[]> =>
  isPostgres(db)
    ? sql<T[]>`coalesce((select json_agg(${element} order by ${orderBy}) from ${from}), '[]'::json)`
    : sql<T[]>`(select json_group_array(${element} order by ${orderBy}) from ${from})`;

/** Reads a column that stores JSON text as JSON. @param otherwise the JSON for a row that has none */
export function storedJson<T>(db: Db, column: string, otherwise?: string): RawBuilder<T> {
  const stored = sql.ref(column);
  const text = otherwise === undefined ? stored : sql`coalesce(${stored}, ${fixed(otherwise)})`;
  return isPostgres(db) ? sql<T>`${text}::json` : sql<T>`json(${text})`;
}

/** Converts JSON to text. */
export const jsonText = <T>(db: Db, json: RawBuilder<T>): RawBuilder<JsonText<T>> =>
  isPostgres(db) ? sql<JsonText<T>>`(${json})::text` : sql<JsonText<T>>`${json}`;

export const parseJson = <T>(text: JsonText<T>): T => JSON.parse(text) as T;

/** Reads a text in a column that stores a JSON object; null if it has none. */
export const jsonField = (db: Db, column: string, field: string): RawBuilder<string | null> =>
  isPostgres(db)
    ? sql<string | null>`(${sql.ref(column)}::json ->> ${field}::text)`
    : sql<string | null>`(${sql.ref(column)} ->> ${field})`;
