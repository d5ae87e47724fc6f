import type { EndpointSpec, ListQuery } from '@prahari/contract';
import { LIST_LIMIT_MAX } from '@prahari/contract';
import { call, type InputOf } from '../api/call.ts';
import { rowsOf } from '../api/read.ts';
import { type FilterRules, filterAndSort } from './filter-and-sort.ts';

/**
 * Rows to choose from in a form: the first 200 that fit the query, searched by the server; a complete list of an older
 * API is narrowed here by the same rules.
 * @throws ApiError
 */
export async function choicesOf<Row>(
  endpoint: EndpointSpec & { list: object },
  toRow: (raw: unknown) => Row,
  query: ListQuery,
  rules: FilterRules<Row>,
): Promise<readonly Row[]> {
  const reply = await call(endpoint, { ...query, limit: LIST_LIMIT_MAX } as InputOf<typeof endpoint>);
  return filterAndSort(rowsOf(reply).map(toRow), query, rules);
}
