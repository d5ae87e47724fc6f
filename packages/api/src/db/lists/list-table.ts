import type { Day } from '@prahari/contract';
import type { Db } from '../tables.ts';

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
  /** The row holds after this day, and through `validThrough` (Asia/Kolkata); always when both are missing. */
  validAfter?: Day | null;
  validThrough?: Day | null;
}

/**
 * A list that is answered from a table of its own, `list_<name>`, which triggers and `refreshList` keep equal to `rows`
 * (docs/adr/0030).
 */
export interface ListTable {
  name: string;
  /** Column by its name in `sort`. `createdAt` is not needed: ids sort by time. */
  columns: Readonly<Record<string, string>>;
  owned?: true;
  /** Computes rows from the tables they come from. An id without a row is left out. */
  rows: (db: Db, ids: string[], today: Day) => Promise<ListRow[]>;
}

/** Columns of `ListRow.keys`, in a fixed order. */
export const keyColumns = ({ columns }: ListTable): string[] =>
  [...new Set(Object.values(columns))].filter((column) => column !== 'status');

/** Tables of lists, and what belongs to them, have no data of their own. */
export const isListTable = (table: string): boolean => table.startsWith('list_');
