import type { BodyOf, EndpointSpec } from '@prahari/contract';
import { idOf, type Kind } from './ids.ts';
import { refused } from './refused.ts';
import type { Account, World } from './state.ts';

/** What an answer is made from. */
export interface Ask<Body = never> {
  world: World;
  /** Whose token came along; only there for endpoints that need one. */
  me: Account;
  /** Checked by the contract. */
  body: Body;
  query: URLSearchParams;
  /** The `{id}` of the path. */
  id: string;
}

/** Changes the world and returns the whole reply. @throws Refused */
export type Answer = (ask: Ask) => unknown;

/** Ties an answer to the body its endpoint takes. */
export const answer = <E extends EndpointSpec>(_: E, make: (ask: Ask<BodyOf<E>>) => unknown): Answer =>
  make as Answer;

export const data = (value: unknown) => ({ success: true, data: value });
export const done = (message: string) => ({ success: true, message });

/** The id of the next row. */
export function newId(world: World, kind: Kind): string {
  world.made += 1;
  return idOf(kind, world.made);
}

/** The row with the id. @throws Refused the refusal when there is none */
export function found<Row extends { _id: string }>(
  rows: readonly Row[],
  id: string,
  otherwise: Parameters<typeof refused>[0],
): Row {
  const row = rows.find(({ _id }) => _id === id);
  if (!row) throw refused(otherwise);
  return row;
}
