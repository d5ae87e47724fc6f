import type pg from 'pg';

/** A statement that is prepared under its name on each connection that runs it. */
export interface NamedStatement {
  name: string;
  text: string;
  values: readonly unknown[];
  /** Rows are arrays of their columns, not objects. */
  asArrays: boolean;
}

/** Stands in the place of a statement's text, which the query builder passes on to the connection as it is. */
export class NamedText {
  readonly name: string;
  readonly text: string;
  /** Whether it may wait for the next statement of its transaction. */
  readonly waits: boolean;
  constructor(name: string, text: string, waits: boolean) {
    this.name = name;
    this.text = text;
    this.waits = waits;
  }
}

/** The reply to a statement. */
export interface NamedReply {
  rows: unknown[];
  /** Of what was done, as PostgreSQL names it: COMMIT, or ROLLBACK where an earlier statement failed. */
  command: string;
}

/** @param replies to each of the statements that were sent together */
export type ReplyCallback = (error: Error | undefined, replies: readonly NamedReply[]) => void;

interface Column {
  name: string;
  /** Undefined for text. Never called for null. */
  parse: ((text: string) => unknown) | undefined;
}

/** The columns of each statement that a connection has prepared, by name. */
export type PreparedNames = Map<string, readonly Column[]>;

/** The driver's connection: its types want an argument that it has not. */
interface Connection {
  stream: { cork: () => void; uncork: () => void };
  close: (of: { type: 'S'; name: string }) => void;
  parse: (statement: { name: string; text: string }) => void;
  describe: (what: { type: 'S'; name: string }) => void;
  bind: (portal: { statement: string; values: readonly (string | null)[] }) => void;
  execute: (portal: object) => void;
  sync: () => void;
}

const TEXT = 25;

const statementWithoutValues = (text: string): NamedStatement => ({
  name: text,
  text,
  values: [],
  asArrays: false,
});
export const BEGIN = statementWithoutValues('begin');
export const COMMIT = statementWithoutValues('commit');

const asText = (value: unknown): string | null => (value === null ? null : String(value));

const NO_COLUMNS: readonly Column[] = [];

/**
 * What the driver runs instead of its own query, which has the columns described in every reply and makes two objects of them: a third of the
 * processor time of a look-up (docs/performance.md). Several statements are one round trip: after one that fails PostgreSQL skips the
 * others. It must not throw.
 */
class NamedQueries {
  /** The driver notes it as prepared. */
  readonly name: string;
  readonly text: string;
  readonly callback: ReplyCallback;
  readonly #statements: readonly NamedStatement[];
  readonly #client: pg.PoolClient;
  readonly #prepared: PreparedNames;
  readonly #replies: readonly NamedReply[];
  /** Of the statement that is replied to. */
  #place = 0;
  #columns: readonly Column[] = NO_COLUMNS;

  constructor(
    statements: readonly NamedStatement[],
    { client, prepared }: { client: pg.PoolClient; prepared: PreparedNames },
    callback: ReplyCallback,
  ) {
    const { name = '', text = '' } = statements[0] ?? {};
    this.name = name;
    this.text = text;
    this.callback = callback;
    this.#statements = statements;
    this.#replies = statements.map(() => ({ rows: [], command: '' }));
    this.#client = client;
    this.#prepared = prepared;
    this.#columns = prepared.get(name) ?? NO_COLUMNS;
  }

  submit(connection: Connection): void {
    // As one packet.
    connection.stream.cork();
    for (const { name, text, values } of this.#statements) {
      if (!this.#prepared.has(name)) {
        // It is there when an earlier call failed before the reply to it was complete, or twice among these statements.
        connection.close({ type: 'S', name });
        connection.parse({ name, text });
        connection.describe({ type: 'S', name });
      }
      connection.bind({ statement: name, values: values.map(asText) });
      connection.execute({});
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: dataTypeID === TEXT ? undefined : this.#client.getTypeParser(dataTypeID, 'text'),
    }));
  }

  /** @param fields an array of its own for each row */
  handleDataRow({ fields }: { fields: unknown[] }): void {
    for (let index = 0; index < fields.length; index += 1) {
      const parse = this.#columns[index]?.parse;
      const text = fields[index];
      if (parse && text !== null) fields[index] = parse(text as string);
    }
    const row = this.#statements[this.#place]?.asArrays ? fields : this.#objectOf(fields);
    this.#replies[this.#place]?.rows.push(row);
  }

  #objectOf(values: readonly unknown[]): object {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < values.length; index += 1)
      row[this.#columns[index]?.name ?? ''] = values[index];
    return row;
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#prepared.set(this.#statements[this.#place]?.name ?? '', this.#columns);
    const reply = this.#replies[this.#place];
    if (reply) reply.command = text;
    this.#place += 1;
    this.#columns = this.#prepared.get(this.#statements[this.#place]?.name ?? '') ?? NO_COLUMNS;
  }

  handleReadyForQuery(): void {
    this.callback(undefined, this.#replies);
  }

  handleError(error: Error): void {
    this.callback(error, this.#replies);
  }
}

/** Runs statements on a connection in one round trip. @param prepared of this connection */
export function runNamed(
  client: pg.PoolClient,
  prepared: PreparedNames,
  statements: readonly NamedStatement[],
  callback: ReplyCallback,
): void {
  const queries = new NamedQueries(statements, { client, prepared }, callback);
  client.query(queries as unknown as pg.Submittable);
}
