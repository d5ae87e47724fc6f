import { type CompiledQuery, type DialectAdapter, sql } from 'kysely';
import type { Db } from './tables.ts';

type Value = string | number | null;

/** The values of a call, by name. */
type Values<Params> = { [Name in keyof Params]: Value };

/** A query of the query builder, or one written with `sql`. */
interface Compilable<Row> {
  compile: (db: Db) => CompiledQuery<Row>;
}

/**
 * Builds a query in which `value('id')` stands for the call's value of this name. It runs once for an
 * opened database, so it must not branch on a value.
 */
type Build<Params extends Values<Params>, Row> = (
  db: Db,
  value: <Name extends keyof Params & string>(name: Name) => Params[Name],
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

/**
 * The names of compiled statements, by their text. PostgreSQL's driver sends the text once a
 * connection, then only the name; it refuses two texts with one name.
 */
export const statementNames = new Map<string, string>();

/** Returns a function that puts a call's values into a query, which it builds at the first call. */
function compileOnce<Params extends Values<Params>, Row>(name: string, build: Build<Params, Row>) {
  /** The text differs by engine; each opened database has an adapter of its own. */
  const byDialect = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  const compile = (db: Db): CompiledQuery<Row> => {
    // Kysely binds any object that it doesn't know, so a placeholder comes back among the parameters.
    const query = build(db, (param) => new Placeholder(param) as never).compile(db);
    statementNames.set(query.sql, name);
    byDialect.set(db.getExecutor().adapter, query);
    return query;
  };
  return (db: Db, values: Params): CompiledQuery<Row> => {
    const { adapter, plugins } = db.getExecutor();
    // Tests watch or delay statements by a plugin, which sees a query only while it is built.
    if (plugins.length > 0) return build(db, (param) => values[param]).compile(db);
    const query = byDialect.get(adapter) ?? compile(db);
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name as keyof Params] : value,
    );
    return { ...query, parameters };
  };
}

/**
 * Returns a function that runs a query, in the transaction if its `db` is one. The query is built once
 * and stays prepared, because building one anew takes much of a call's time.
 * @param name unique among all compiled queries
 */
export function compiled<Params extends Values<Params>, Row>(name: string, build: Build<Params, Row>) {
  const compile = compileOnce(name, build);
  return async (db: Db, values: Params): Promise<Row[]> => (await db.executeQuery(compile(db, values))).rows;
}

/**
 * Like `compiled`, for a read of few rows. Outside of a transaction it uses `shortRead`, so it waits for
 * no transaction of others and sees only what is committed.
 */
export function compiledRead<Params extends Values<Params>, Row>(name: string, build: Build<Params, Row>) {
  const compile = compileOnce(name, build);
  return async (db: Db, values: Params): Promise<Row[]> => {
    const query = compile(db, values);
    return db.shortRead ? db.shortRead(query) : (await db.executeQuery(query)).rows;
  };
}
