import type { CompiledQuery, DialectAdapter, RawBuilder } from 'kysely';
import { type NamedStatement, NamedText } from './named-statement.ts';
import type { Db } from './tables.ts';

/** Runs queries outside of any transaction, each alone, or several as one round trip. PostgreSQL keeps them prepared under their names. */
type RunPrepared =
  | { alone: (query: NamedStatement) => Promise<unknown[]> }
  | { together: (queries: readonly NamedStatement[]) => Promise<unknown[][]> };

/** Runs the text of a statement at once on the connection that the caller holds. */
type RunOnConnection = (text: string, values: readonly unknown[]) => Promise<unknown[]>;

const runners = new WeakMap<Db, RunPrepared>();
/** By what a database and its transactions have in common. */
const connectionRunners = new WeakMap<DialectAdapter, RunOnConnection>();

/** Registers how a database runs prepared queries and, where there is one connection only, statements on it. */
export function registerRunner(
  db: Db,
  { onConnection, ...run }: RunPrepared & { onConnection?: RunOnConnection },
): void {
  runners.set(db, run);
  if (onConnection) connectionRunners.set(db.getExecutor().adapter, onConnection);
}

/** The queries that `inOneTrip` has been asked for. */
interface Trip {
  db: Db;
  queries: (NamedStatement & PromiseWithResolvers<unknown[]>)[];
}

let trip: Trip | undefined;

const rowsOfFirst = ([rows = []]: unknown[][]): unknown[] => rows;

function runQuery(db: Db, run: RunPrepared, query: NamedStatement): Promise<unknown[]> {
  if ('alone' in run) return run.alone(query);
  if (trip?.db !== db) return run.together([query]).then(rowsOfFirst);
  const waiting = { ...query, ...Promise.withResolvers<unknown[]>() };
  trip.queries.push(waiting);
  return waiting.promise;
}

/** Whether several reads of a database are one round trip. */
export function readsTogether(db: Db): boolean {
  const run = runners.get(db);
  return run !== undefined && 'together' in run;
}

async function settle(queries: Trip['queries'], run: () => Promise<unknown[][]>): Promise<void> {
  try {
    const found = await run();
    for (const [index, { resolve }] of queries.entries()) resolve(found[index] ?? []);
  } catch (error) {
    for (const { reject } of queries) reject(error);
  }
}

/** Sends the prepared queries that `ask` runs before it waits for anything as one round trip, where `readsTogether`. */
export function inOneTrip<T>(db: Db, ask: () => T): T {
  const run = runners.get(db);
  if (!run || !('together' in run)) return ask();
  const queries: Trip['queries'] = [];
  trip = { db, queries };
  try {
    return ask();
  } finally {
    trip = undefined;
    void settle(queries, () => run.together(queries));
  }
}

/** For within a transaction or `db.connection()`. Undefined where there are several connections. */
export const connectionRunner = (db: Db): RunOnConnection | undefined =>
  connectionRunners.get(db.getExecutor().adapter);

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

/** The parameters of a query with the values in place of their stand-ins. */
const withValues = ({ parameters }: CompiledQuery, values: Values): unknown[] =>
  parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value));

type Values = Record<string, string | number | null>;
type Build<Given extends Values, Row> = (db: Db, values: Given) => Built<Row>;

interface How<Row, Found> {
  asArrays: boolean;
  /** Outside of a transaction only a read can use the connection that is for reads. */
  reads: boolean;
  /** Within a transaction it may be sent with the next statement. */
  waits?: boolean;
  found: (rows: Row[]) => Found[];
}

function prepareOnce<Given extends Values, Row, Found>(
  name: string,
  build: Build<Given, Row>,
  { asArrays, reads, waits = false, found }: How<Row, Found>,
): (db: Db, values: Given) => Promise<Found[]> {
  const known = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return (db, values) => {
    const { adapter, plugins } = db.getExecutor();
    // A plugin has to see how a query is built.
    if (plugins.length > 0) return build(db, values).execute().then(found);
    let query = known.get(adapter);
    if (!query) {
      query = build(db, placeholders as Given).compile();
      known.set(adapter, query);
    }
    const parameters = withValues(query, values);
    const run = reads ? runners.get(db) : undefined;
    if (run)
      return runQuery(db, run, { name, text: query.sql, values: parameters, asArrays }) as Promise<Found[]>;
    const runOnConnection = connectionRunner(db);
    if (runOnConnection && db.isTransaction)
      return runOnConnection(query.sql, parameters).then((rows) => found(rows as Row[]));
    const named = new NamedText(name, query.sql, waits && db.isTransaction);
    const text = runOnConnection ? query.sql : (named as unknown as string);
    return db.executeQuery<Row>({ ...query, sql: text, parameters }).then(({ rows }) => found(rows));
  };
}

/**
 * A query that is built once for each engine and then only run: building takes several times as long as a look-up by index.
 * For the few calls that everyone makes all the time. `build` gets stand-ins for the values, so it must not look at them.
 * Within a transaction the query is one of its statements.
 */
export const preparedQuery = <Given extends Values, Row>(
  name: string,
  build: Build<Given, Row>,
): ((db: Db, values: Given) => Promise<Row[]>) =>
  prepareOnce(name, build, { asArrays: false, reads: true, found: (rows) => rows });

/** As preparedQuery, for a statement that writes. */
export const preparedWrite = <Given extends Values, Row>(
  name: string,
  build: Build<Given, Row>,
): ((db: Db, values: Given) => Promise<Row[]>) =>
  prepareOnce(name, build, { asArrays: false, reads: false, found: (rows) => rows });

/**
 * As preparedWrite, for a statement whose reply says nothing. Within a transaction PostgreSQL gets it together with the next statement or
 * with `commit`, which fails when it does.
 */
export const preparedEffect = <Given extends Values>(
  name: string,
  build: Build<Given, object>,
): ((db: Db, values: Given) => Promise<object[]>) =>
  prepareOnce(name, build, { asArrays: false, reads: false, waits: true, found: (rows) => rows });

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
    reads: true,
    found: (rows) => rows.map((row) => Object.values(row) as unknown as Columns),
  });
