import { today } from '@prahari/domain/days';
import type { Db } from '../db/tables.ts';

/** A day in India, or a part of one: text that sorts by time. */
export type Moment = string;

/** A row of a list as it is stored for sorting, filtering and searching. */
export interface ListRow {
  id: string;
  /** The user whose own list has the row; only in lists with `owned`. */
  owner?: string;
  status: string;
  /** Values to sort by, by column. Text is stored without regard to case. */
  keys: Record<string, string | number>;
  /** The texts in which `q` is searched. */
  texts: readonly string[];
  /** Phone numbers, found by their digits whatever is between them. */
  phones?: readonly string[];
  /** The row is correct after this moment and through `validThrough`; always if both are missing. */
  validAfter?: Moment | null;
  validThrough?: Moment | null;
}

/**
 * A list that is read from a table of its own, `list_<name>`. Triggers and `refreshList` keep it equal
 * to `rows` (docs/read-model.md).
 */
export interface ListTable {
  name: string;
  /** Column by its name in `sort`. `createdAt` is not needed: ids sort by time. */
  columns: Readonly<Record<string, string>>;
  /** Column to sort upwards by, where it is another than downwards, by its name in `sort`. */
  upwards?: Readonly<Record<string, string>>;
  /** True if the list is also read by owner. */
  owned?: true;
  /** Statuses of which an item can have several: it has a row for each. A page shows one status. */
  severalStatuses?: readonly string[];
  /** Columns of whole numbers whose sums by status are kept. */
  sums?: readonly string[];
  /** The moment that `validAfter` and `validThrough` are compared with; today unless given. */
  momentOf?: (now: Date) => Moment;
  /** Computes rows from the tables they come from, as they are at a moment. Leaves out unknown ids. */
  rows: (db: Db, ids: string[], at: Moment) => Promise<ListRow[]>;
}

/** The moment at which a list is read now. */
export const momentOf = ({ momentOf: of = today }: ListTable): Moment => of(new Date());

/** The stored ids of an id, and of one of its rows. */
export const storedIds = ({ severalStatuses }: ListTable, ids: string[]): string[] =>
  severalStatuses ? ids.flatMap((id) => severalStatuses.map((status) => `${id}.${status}`)) : ids;
export const storedIdOf = ({ severalStatuses }: ListTable, { id, status }: ListRow): string =>
  severalStatuses ? `${id}.${status}` : id;

/** The id of a stored id. */
export const idOfStored = ({ severalStatuses }: ListTable, stored: string): string =>
  severalStatuses ? stored.slice(0, stored.indexOf('.')) : stored;

/** Columns of `ListRow.keys`, in a fixed order. */
export const keyColumns = ({ columns, upwards = {}, sums = [] }: ListTable): string[] =>
  [...new Set([...Object.values(columns), ...Object.values(upwards), ...sums])].filter(
    (column) => column !== 'status',
  );

/** Tables of lists and indexes of texts have no data of their own. */
export const isDerivedTable = (table: string): boolean => /^list_|_text(_|$)/.test(table);
