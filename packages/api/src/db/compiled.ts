import { type CompiledQuery, type DialectAdapter, sql } from 'kysely';
import type { Db } from './tables.ts';

type Value = string | number | null;

/** The values of a call, by name. */
type Values<Given> = { [Name in keyof Given]: Value };

/** A query of the query builder, or one written with `sql`. */
interface Compilable<Row> {
  compile: (db: Db) => CompiledQuery<Row>;
}

/** Builds a query in which `value('id')` stands for the call's value of this name. */
type Build<Given extends Values<Given>, Row> = (
  db: Db,
  value: <Name extends keyof Given & string>(name: Name) => Given[Name],
) => Compilable<Row>;

/** A parameter that gets its value at each call. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Writes a constant into a query's text. With a bound limit SQLite prepares the statement again at
 * each run, and with a bound status no engine uses a partial index.
 */
export const fixed = <Constant extends string | number>(constant: Constant) => sql.lit(constant);

const namesByText = new Map<string, string>();

/** Returns the name of a compiled statement for PostgreSQL, or undefined. */
export const statementName = (text: string): string | undefined => namesByText.get(text);

function compileOnce<Given extends Values<Given>, Row>(name: string, build: Build<Given, Row>) {
  const known = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  const compile = (db: Db): CompiledQuery<Row> => {
    const query = build(db, (of) => new Placeholder(of) as never).compile(db);
    namesByText.set(query.sql, name);
    known.set(db.getExecutor().adapter, query);
    return query;
  };
  return (db: Db, given: Given): CompiledQuery<Row> => {
    const { adapter, plugins } = db.getExecutor();
    // Plugins see a query while it is built.
    if (plugins.length > 0) return build(db, (of) => given[of]).compile(db);
    const query = known.get(adapter) ?? compile(db);
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? given[value.name as keyof Given] : value,
    );
    return { ...query, parameters };
  };
}

/** Returns a function that runs a query, which is built once and stays prepared. */
export function compiled<Given extends Values<Given>, Row>(name: string, build: Build<Given, Row>) {
  const compile = compileOnce(name, build);
  return async (db: Db, given: Given): Promise<Row[]> => (await db.executeQuery(compile(db, given))).rows;
}

/** Like `compiled`, for a read of few rows that doesn't wait for transactions. */
export function compiledRead<Given extends Values<Given>, Row>(name: string, build: Build<Given, Row>) {
  const compile = compileOnce(name, build);
  return async (db: Db, given: Given): Promise<Row[]> => {
    const query = compile(db, given);
    return db.shortRead ? db.shortRead(query) : (await db.executeQuery(query)).rows;
  };
}
