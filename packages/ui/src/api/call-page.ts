import type { EndpointSpec, ReplyOf } from '@prahari/contract/endpoint';
import type { ListQuery } from '@prahari/contract/lists';
import { call } from './call.ts';
import type { CallOptions, InputOf } from './endpoint-input.ts';

export type ListEndpoint = EndpointSpec & { list: object };

/** One row of a list endpoint's reply. */
export type RowOf<E extends EndpointSpec> =
  Extract<ReplyOf<E>, { data: readonly unknown[] }> extends { data: readonly (infer Row)[] } ? Row : never;

/** A page of a list endpoint called with `limit`. */
export interface Page<Row> {
  data: readonly Row[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** Number of matching rows on all pages. */
  total: number;
  /** True if there are more matching rows than `total`. */
  totalIsMinimum?: boolean;
  /** `q` is so short that only a part of the rows was searched. */
  searchIsCut?: boolean;
}

/** Calls a list endpoint for one page. @throws ApiError */
export async function callPage<E extends ListEndpoint>(
  endpoint: E,
  query: ListQuery & { limit: number },
  options?: CallOptions,
): Promise<Page<RowOf<E>>> {
  return (await call(endpoint, query as InputOf<E>, options)) as Page<RowOf<E>>;
}
