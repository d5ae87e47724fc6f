import type { ListQuery } from '@prahari/contract/lists';
import { type FilterRules, filterAndSort } from './filter-and-sort.ts';

/** Rules for reading, searching and sorting rows of a list that comes whole. */
export interface CompleteList<Row> extends FilterRules<Row> {
  toRow: (raw: unknown) => Row;
}

/** Other queries use loaded rows for this long. */
const FRESH_MS = 30_000;
const CURSOR = 'row-';

const keyOf = ({ q, sort, status, limit }: ListQuery) => JSON.stringify([q, sort, status, limit]);

/** Keeps all rows of a list for paging, searching and sorting without further requests. */
export function createCompleteList<Row extends { _id: string; status: string }>(rules: CompleteList<Row>) {
  let rows: readonly Row[] | undefined;
  let loadedFor = '';
  let loadedAt = 0;

  return {
    toRow: rules.toRow,
    /** True if the loaded rows answer a query. A repeated query loads newer rows. */
    canAnswer: (query: ListQuery): boolean =>
      loadedAt > 0 &&
      (Boolean(query.cursor) || (keyOf(query) !== loadedFor && Date.now() - loadedAt < FRESH_MS)),
    keep(loaded: readonly Row[], query: ListQuery): void {
      rows = loaded;
      loadedFor = keyOf(query);
      loadedAt = Date.now();
    },
    /** Makes the next query load the rows again; called after a write. */
    expire(): void {
      loadedAt = 0;
    },
    find: (id: unknown): Row | undefined => rows?.find(({ _id }) => _id === id),
    /** Returns one page in the contract's shape; all rows without a limit. */
    page(query: ListQuery) {
      const found = filterAndSort(rows ?? [], query, rules);
      const start = Number(query.cursor?.replace(CURSOR, '') ?? 0);
      const end = query.limit === undefined ? found.length : start + query.limit;
      return {
        success: true as const,
        data: found.slice(start, end),
        nextCursor: end < found.length ? `${CURSOR}${end}` : null,
        total: found.length,
      };
    },
  };
}
