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
  /** What `q` is searched in. */
  texts: readonly string[];
  /** Phone numbers, found by their digits whatever is between them. */
  phones?: readonly string[];
  /** The row is correct after this moment and through `validThrough`, then it has to be computed again; always correct when both are missing. */
  validAfter?: Moment | null;
  validThrough?: Moment | null;
}

/**
 * A list that is answered from a table of its own, `list_<name>`, which triggers and `refreshList` keep equal to `rows`
 * (docs/adr/0030).
 */
export interface ListTable {
  name: string;
  /** Column by its name in `sort`. `createdAt` is not needed: ids sort by time. */
  columns: Readonly<Record<string, string>>;
  /** Columns in which 0 means that nothing is known; such rows come last in both directions. */
  zeroLast?: readonly string[];
  owned?: true;
  /** Statuses of which an item can have several at once: it has a row for each, so that it is found under each. A page shows one status. */
  severalStatuses?: readonly string[];
  /** A page is remembered until the list's version changes: triggers note a change of every column that its rows show. */
  remembersPages?: true;
  /** Columns of whole numbers whose sums by status are kept; those that are no sort columns are stored for it. */
  sums?: readonly string[];
  /** The moment that `validAfter` and `validThrough` are compared with, when rows change within a day; else today. */
  momentOf?: (now: Date) => Moment;
  /** Computes rows from the tables they come from, as they are at a moment. An id without a row is left out. */
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
export const keyColumns = ({ columns, sums = [] }: ListTable): string[] =>
  [...new Set([...Object.values(columns), ...sums])].filter((column) => column !== 'status');

/** Tables of lists, and what belongs to them, have no data of their own. */
export const isListTable = (table: string): boolean => table.startsWith('list_');
