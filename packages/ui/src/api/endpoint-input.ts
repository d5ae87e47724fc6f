import type { BodyOf, EndpointSpec, QueryOf } from '@prahari/contract/endpoint';
import type { ListQuery } from '@prahari/contract/lists';

/** The input of a call: the body of a write, a query, or the `{id}` of a path; the last one also beside a body. */
export type InputOf<E extends EndpointSpec> = E['hasToken'] extends true
  ? (BodyOf<E> extends undefined ? object : BodyOf<E>) & { token: string }
  : BodyOf<E> extends undefined
    ? E['list'] extends object
      ? ListQuery
      : E['hasQuery'] extends true
        ? QueryOf<E>
        : { id: string } | undefined
    : E['hasId'] extends true
      ? BodyOf<E> & { id: string }
      : BodyOf<E>;

export interface CallOptions {
  signal?: AbortSignal;
  /** The Idempotency-Key, so that a repeated request with the same body creates one row. */
  idempotencyKey?: string;
}
