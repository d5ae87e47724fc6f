import type pg from 'pg';

/** A statement that is prepared under its name on each connection that runs it. */
export interface NamedStatement {
  name: string;
  text: string;
  values: readonly unknown[];
  /** It begins a transaction, in the same round trip. */
  begins?: boolean;
  /** Rows are arrays of their columns, not objects. */
  asArrays: boolean;
}

/** Stands in the place of a statement's text, which the query builder passes on to the connection as it is. */
export class NamedText {
  readonly name: string;
  readonly text: string;
  constructor(name: string, text: string) {
    this.name = name;
    this.text = text;
  }
}

export type RowsCallback = (error: Error | undefined, rows: unknown[]) => void;

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

const BEGIN = { name: 'begin', text: 'begin' };

const asText = (value: unknown): string | null => (value === null ? null : String(value));

/**
 * What the driver runs instead of its own query, which has the columns described in every reply and makes two objects of them: a third of the
 * processor time of a look-up (docs/performance.md). It must not throw.
 */
class NamedQuery {
  /** The driver notes it as prepared. */
  readonly name: string;
  readonly text: string;
  readonly callback: RowsCallback;
  readonly #statement: NamedStatement;
  readonly #client: pg.PoolClient;
  readonly #prepared: PreparedNames;
  readonly #rows: unknown[] = [];
  #columns: readonly Column[];

  constructor(
    statement: NamedStatement,
    { client, prepared }: { client: pg.PoolClient; prepared: PreparedNames },
    callback: RowsCallback,
  ) {
    this.name = statement.name;
    this.text = statement.text;
    this.callback = callback;
    this.#statement = statement;
    this.#client = client;
    this.#prepared = prepared;
    this.#columns = prepared.get(statement.name) ?? [];
  }

  submit(connection: Connection): void {
    const { name } = this;
    // As one packet.
    connection.stream.cork();
    if (this.#statement.begins) {
      this.#prepare(connection, BEGIN);
      connection.bind({ statement: BEGIN.name, values: [] });
      connection.execute({});
    }
    if (this.#prepare(connection, this)) connection.describe({ type: 'S', name });
    connection.bind({ statement: name, values: this.#statement.values.map(asText) });
    connection.execute({});
    connection.sync();
    connection.stream.uncork();
  }

  /** Returns whether it was not prepared yet. */
  #prepare(connection: Connection, { name, text }: { name: string; text: string }): boolean {
    if (this.#prepared.has(name)) return false;
    // It is there when an earlier call failed before the reply to it was complete.
    connection.close({ type: 'S', name });
    connection.parse({ name, text });
    return true;
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: dataTypeID === TEXT ? undefined : this.#client.getTypeParser(dataTypeID, 'text'),
    }));
    this.#prepared.set(this.name, this.#columns);
  }

  /** @param fields an array of its own for each row */
  handleDataRow({ fields }: { fields: unknown[] }): void {
    for (let index = 0; index < fields.length; index += 1) {
      const parse = this.#columns[index]?.parse;
      const text = fields[index];
      if (parse && text !== null) fields[index] = parse(text as string);
    }
    this.#rows.push(this.#statement.asArrays ? fields : this.#objectOf(fields));
  }

  #objectOf(values: readonly unknown[]): object {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < values.length; index += 1)
      row[this.#columns[index]?.name ?? ''] = values[index];
    return row;
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    // A statement without rows has no description.
    if (!this.#prepared.has(this.name)) this.#prepared.set(this.name, this.#columns);
    if (this.#statement.begins) this.#prepared.set(BEGIN.name, []);
    this.callback(undefined, this.#rows);
  }

  handleError(error: Error): void {
    this.callback(error, []);
  }
}

/** Runs a statement on a connection. @param prepared of this connection */
export function runNamed(
  client: pg.PoolClient,
  prepared: PreparedNames,
  statement: NamedStatement,
  callback: RowsCallback,
): void {
  const query = new NamedQuery(statement, { client, prepared }, callback);
  client.query(query as unknown as pg.Submittable);
}
