import type { ListQuery, ListReply } from './lists.ts';
import type { Role } from './roles.ts';

/** Who may call: anyone, anyone with a session, or one role only (403 for the others). */
export type Access = 'public' | 'session' | Role;

/** What a list can be narrowed and ordered by. */
export interface ListSpec {
  /** Columns `sort` takes, `-` before one for descending. */
  sort: readonly string[];
  /** Values `status` takes. */
  status: readonly string[];
  /** Without `limit`, the reply is the bare array the hosted API returns. */
  bare?: true;
}

/** All that a caller needs to know at run time. Schemas, refusals and summaries stand in `definitions.ts`, for servers and tests. */
export interface EndpointSpec {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`. Path parameters are written `{id}`. */
  path: `/${string}`;
  access: Access;
  /** 200 unless given. */
  status?: 200 | 201;
  /** Takes an Idempotency-Key header. */
  creates?: true;
  list?: ListSpec;
}

/** Types alone: nothing of it exists at run time. */
declare const types: unique symbol;

/** One call of the API: what is sent, and what a 2xx reply holds as parsed JSON. */
export interface Endpoint<Body, Reply> extends EndpointSpec {
  readonly [types]?: { body: Body; reply: Reply };
}

/** A call that creates a row, and takes an Idempotency-Key. */
export interface CreateEndpoint<Body, Reply> extends Endpoint<Body, Reply> {
  creates: true;
}

/** A call that lists rows. Its reply is a page when `limit` is given. */
export interface ListEndpoint<Row> extends Endpoint<undefined, ListReply<Row>> {
  list: ListSpec;
}

type TypesOf<E> = E extends { readonly [types]?: infer Types } ? NonNullable<Types> : never;

/** What a caller sends; undefined for nothing. */
export type BodyOf<E> = TypesOf<E> extends { body: infer Body } ? Body : never;
/** The whole reply as parsed JSON. */
export type ReplyOf<E> = TypesOf<E> extends { reply: infer Reply } ? Reply : never;
/** What a call takes: the body of a write, the query of a list, the `{id}` of a path. */
export type InputOf<E> =
  E extends ListEndpoint<infer _Row>
    ? ListQuery
    : BodyOf<E> extends undefined
      ? { id: string } | undefined
      : BodyOf<E>;

/** Writes a call down once: the API serves it, the islands call it, the OpenAPI page describes it. */
export const endpoint = <Reply, Body = undefined>(spec: EndpointSpec): Endpoint<Body, Reply> => spec;

/** As endpoint, for a call that creates a row: answers 201. */
export const createEndpoint = <Reply, Body>(spec: EndpointSpec): CreateEndpoint<Body, Reply> => ({
  ...spec,
  status: 201,
  creates: true,
});

/** As endpoint, for a call that lists rows. */
export const listEndpoint = <Row>(spec: EndpointSpec & { list: ListSpec }): ListEndpoint<Row> => spec;
