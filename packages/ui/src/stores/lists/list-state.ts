/** One page of a list as a table shows it. */
export type ListState<Row> =
  | { state: 'loading' }
  /** The server lacks this list (docs/adr/0022). */
  | { state: 'absent' }
  | {
      state: 'failed';
      /** The message to show. */
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
  /** Position of the page's first row, from 1; 0 without rows. */
  from: number;
  hasNext: boolean;
  /** True while newer rows are loading; the old ones stay visible. */
  busy: boolean;
  /** Ids of rows that left the list and stay visible while rows are frozen. */
  removed?: ReadonlySet<string>;
  /** Number of rows that others added to the page, removed or moved while rows are frozen. */
  pendingChanges?: number;
}
