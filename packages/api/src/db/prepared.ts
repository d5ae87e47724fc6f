import type { CompiledQuery, RawBuilder } from 'kysely';
import type { NamedStatement } from './named-statement.ts';
import type { Db } from './tables.ts';

/** Runs the text of a query outside of any transaction. PostgreSQL keeps it prepared under its name. */
export type RunPrepared = (query: NamedStatement) => Promise<unknown[]>;

const runners = new WeakMap<Db, RunPrepared>();

/** Registers how a database runs prepared queries. */
export const registerRunner = (db: Db, run: RunPrepared): void => void runners.set(db, run);

/** Stands for a value while a query is built. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

interface Built<Row> {
  compile: () => CompiledQuery<Row>;
  execute: () => Promise<Row[]>;
}

/** A query written as SQL, for `preparedQuery`. */
export const built = <Row>(db: Db, query: RawBuilder<Row>): Built<Row> => ({
  compile: () => query.compile(db),
  execute: async () => (await query.execute(db)).rows,
});

interface Prepared {
  name: string;
  text: string;
  valuesOf: (values: Record<string, unknown>) => unknown[];
}

function prepare(name: string, { sql, parameters }: CompiledQuery): Prepared {
  return {
    name,
    text: sql,
    valuesOf: (values) =>
      parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value)),
  };
}

type Values = Record<string, string | number>;
type Build<Given extends Values, Row> = (db: Db, values: Given) => Built<Row>;

function prepareOnce<Given extends Values, Row, Found>(
  name: string,
  build: Build<Given, Row>,
  { asArrays, found }: { asArrays: boolean; found: (rows: Row[]) => Found[] },
): (db: Db, values: Given) => Promise<Found[]> {
  const known = new WeakMap<Db, Prepared>();
  return (db, values) => {
    const run = runners.get(db);
    if (!run) return build(db, values).execute().then(found);
    let query = known.get(db);
    if (!query) {
      query = prepare(name, build(db, placeholders as Given).compile());
      known.set(db, query);
    }
    return run({ name, text: query.text, values: query.valuesOf(values), asArrays }) as Promise<Found[]>;
  };
}

/**
 * A query that is built once for each database and then only run: building takes several times as long as a look-up by index.
 * For the few calls that everyone makes all the time. `build` gets stand-ins for the values, so it must not look at them.
 * In a transaction the query is built as usual.
 */
export const preparedQuery = <Given extends Values, Row>(
  name: string,
  build: Build<Given, Row>,
): ((db: Db, values: Given) => Promise<Row[]>) =>
  prepareOnce(name, build, { asArrays: false, found: (rows) => rows });

/**
 * As preparedQuery, for rows as arrays of their columns in the order in which they are selected: an object of ten columns costs the
 * driver half as much again. The columns must have different names.
 */
export const preparedArrays = <Given extends Values, Columns extends readonly unknown[]>(
  name: string,
  build: Build<Given, object>,
): ((db: Db, values: Given) => Promise<Columns[]>) =>
  prepareOnce(name, build, {
    asArrays: true,
    found: (rows) => rows.map((row) => Object.values(row) as unknown as Columns),
  });
