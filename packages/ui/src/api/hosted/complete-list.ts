import type { ListQuery } from '@prahari/contract/lists';
import { type FilterRules, filterAndSort } from './filter-and-sort.ts';

/** How the rows of a list without paging are read, searched and sorted. */
export interface CompleteList<Row> extends FilterRules<Row> {
  toRow: (raw: unknown) => Row;
}

/** How long other queries use the loaded rows. */
const FRESH_MS = 30_000;
const CURSOR = 'row-';

const keyOf = ({ q, sort, status, limit }: ListQuery) => JSON.stringify([q, sort, status, limit]);

/** Keeps all rows of a list, so that paging, searching and sorting need no further request. */
export function createCompleteList<Row extends { _id: string }>(rules: CompleteList<Row>) {
  let rows: readonly Row[] | undefined;
  let loadedFor = '';
  let loadedAt = 0;

  return {
    toRow: rules.toRow,
    /** True once a reply had no `total`. */
    isComplete: () => rows !== undefined,
    /** Whether the loaded rows answer a query: another page, or another query soon after. A repeated query loads newer rows. */
    canAnswer: (query: ListQuery): boolean =>
      loadedAt > 0 &&
      (Boolean(query.cursor) || (keyOf(query) !== loadedFor && Date.now() - loadedAt < FRESH_MS)),
    keep(loaded: readonly Row[], query: ListQuery): void {
      rows = loaded;
      loadedFor = keyOf(query);
      loadedAt = Date.now();
    },
    /** Called after a write: the next query loads the rows again. */
    expire(): void {
      loadedAt = 0;
    },
    find: (id: unknown): Row | undefined => rows?.find(({ _id }) => _id === id),
    /** One page in the shape of the contract; all rows without a limit. */
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
