/** One page of a list as a table shows it. */
export type ListState<Row> =
  | { state: 'loading' }
  /** The server lacks this list (docs/adr/0022). */
  | { state: 'absent' }
  | {
      state: 'failed';
      message?: string;
    }
  | ReadyPage<Row>;

export interface ReadyPage<Row> {
  state: 'ready';
  rows: readonly Row[];
  /** Number of matching rows on all pages. */
  total: number;
  /** True if there are more matching rows than `total`. */
  totalIsMinimum?: boolean;
  /** True if the search text is so short that only a part of the rows was searched. */
  searchIsCut?: boolean;
  /** The position of the page's first row, from 1; 0 without rows. */
  from: number;
  hasNext: boolean;
  /** True while newer rows are loading; the old ones stay visible. */
  busy: boolean;
  /** Ids of rows that left the list and stay visible while frozen. */
  removed?: ReadonlySet<string>;
  /** The number of changes by others that wait while rows are frozen. */
  pendingChanges?: number;
}
