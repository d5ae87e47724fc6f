import type { BodyOf, EndpointSpec } from '@prahari/contract/endpoint';
import { idOf, type Kind } from './ids.ts';
import { refusal } from './refusal.ts';
import type { Account, MockState } from './state.ts';

/** What a responder receives. */
export interface RequestContext<Body = never> {
  state: MockState;
  /** The signed-in account; only set for endpoints that need a session. */
  me: Account;
  /** Validated by the contract. */
  body: Body;
  query: URLSearchParams;
  /** The `{id}` of the path. */
  id: string;
}

/** Changes the state and returns the reply body. @throws RefusalError */
export type Responder = (ask: RequestContext) => unknown;

/** Types the body by its endpoint. */
export const responder = <E extends EndpointSpec>(
  _: E,
  make: (ask: RequestContext<BodyOf<E>>) => unknown,
): Responder => make as Responder;

export const dataReply = (value: unknown) => ({ success: true, data: value });
export const messageReply = (message: string) => ({ success: true, message });

/** The id of the next row. */
export function newId(state: MockState, kind: Kind): string {
  state.lastId += 1;
  return idOf(kind, state.lastId);
}

/** The row with the id. @throws RefusalError when there is none */
export function findOrRefuse<Row extends { _id: string }>(
  rows: readonly Row[],
  id: string,
  otherwise: Parameters<typeof refusal>[0],
): Row {
  const row = rows.find(({ _id }) => _id === id);
  if (!row) throw refusal(otherwise);
  return row;
}
