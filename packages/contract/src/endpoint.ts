import type { ListQuery, ListReply } from './lists.ts';
import type { Role } from './roles.ts';

/** The callers of an endpoint: everyone, everyone with a session, or one role (403 for others). */
export type Access = 'public' | 'session' | Role;

/** Sorting and filtering of a list. */
export interface ListSpec {
  /** Columns allowed in `sort`; a leading `-` sorts descending. */
  sort: readonly string[];
  /** Values allowed in `status`. */
  status: readonly string[];
  /** Values allowed in `action`. */
  action?: readonly string[];
  /** The list can be filtered by day. */
  day?: true;
  /** The list can be filtered by client. */
  clientId?: true;
  /** Without `limit` the reply is a bare array, as in the hosted API. */
  bare?: true;
}

/** An endpoint at run time. Its schemas and refusals are in `definitions.ts`, for servers only. */
export interface EndpointSpec {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to `/api`. A path parameter is written `{id}`. */
  path: `/${string}`;
  access: Access;
  /** 200 by default. */
  status?: 200 | 201;
  /** The endpoint creates a row and accepts an Idempotency-Key header. */
  creates?: true;
  /** The reply carries a new token of the session (`RenewsToken`). */
  renewsToken?: true;
  list?: ListSpec;
  /** The endpoint takes a query, whose schema is in `definitions.ts`. */
  hasQuery?: true;
  /** The endpoint writes to the row of the `{id}` in its path, and has a body as well. */
  hasId?: true;
  /** The `{token}` of its path, that of a link, is the only credential. */
  hasToken?: true;
  /** The reply may be up to five seconds old. Not for reads that confirm a write. */
  mayBeStale?: true;
}

/** Carries the types of body and reply; does not exist at run time. */
declare const types: unique symbol;

/** An endpoint with the types of its body and of its 2xx reply as parsed JSON. */
export interface Endpoint<Body, Reply> extends EndpointSpec {
  readonly [types]?: { body: Body; reply: Reply };
}

/** An endpoint that creates a row and accepts an Idempotency-Key. */
export interface CreateEndpoint<Body, Reply> extends Endpoint<Body, Reply> {
  creates: true;
}

/** An endpoint that writes to the row of the `{id}` in its path. */
export interface RowEndpoint<Body, Reply> extends Endpoint<Body, Reply> {
  hasId: true;
}

/** An endpoint behind a link, whose token is in its path. */
export interface LinkEndpoint<Body, Reply> extends Endpoint<Body, Reply> {
  hasToken: true;
}

/** An endpoint that lists rows. Its reply is a page when `limit` is given. */
export interface ListEndpoint<Row> extends Endpoint<undefined, ListReply<Row>> {
  list: ListSpec;
}

/** An endpoint that reads with a query of its own. */
export interface QueryEndpoint<Query extends object, Reply> extends EndpointSpec {
  hasQuery: true;
  readonly [types]?: { body: undefined; reply: Reply; query: Query };
}

type TypesOf<E> = E extends { readonly [types]?: infer Types } ? NonNullable<Types> : never;

/** The body of a request; undefined when the endpoint has none. */
export type BodyOf<E> = TypesOf<E> extends { body: infer Body } ? Body : never;
/** The whole reply as parsed JSON. */
export type ReplyOf<E> = TypesOf<E> extends { reply: infer Reply } ? Reply : never;
/** The query of an endpoint that has one of its own. */
export type QueryOf<E> = TypesOf<E> extends { query: infer Query } ? Query : never;
/** The input of a call: the body of a write, a query, or the `{id}` of a path; the last one also beside a body. */
export type InputOf<E> =
  E extends ListEndpoint<infer _Row>
    ? ListQuery
    : E extends { hasQuery: true }
      ? QueryOf<E>
      : E extends { hasToken: true }
        ? (BodyOf<E> extends undefined ? object : BodyOf<E>) & { token: string }
        : BodyOf<E> extends undefined
          ? { id: string } | undefined
          : E extends { hasId: true }
            ? BodyOf<E> & { id: string }
            : BodyOf<E>;

/** Declares an endpoint once, for the API, its callers and the OpenAPI description. */
/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <Reply, Body = undefined>(spec: EndpointSpec): Endpoint<Body, Reply> => spec;

/** Declares an endpoint that creates a row and replies 201. */
/* @__NO_SIDE_EFFECTS__ */
export const createEndpoint = <Reply, Body>(spec: EndpointSpec): CreateEndpoint<Body, Reply> => ({
  ...spec,
  status: 201,
  creates: true,
});

/** Declares an endpoint that writes to the row of the `{id}` in its path. */
/* @__NO_SIDE_EFFECTS__ */
export const rowEndpoint = <Reply, Body>(spec: EndpointSpec): RowEndpoint<Body, Reply> => ({
  ...spec,
  hasId: true,
});

/** Declares an endpoint behind a link. */
/* @__NO_SIDE_EFFECTS__ */
export const linkEndpoint = <Reply, Body = undefined>(spec: EndpointSpec): LinkEndpoint<Body, Reply> => ({
  ...spec,
  hasToken: true,
});

/** Declares an endpoint that lists rows. */
/* @__NO_SIDE_EFFECTS__ */
export const listEndpoint = <Row>(spec: EndpointSpec & { list: ListSpec }): ListEndpoint<Row> => spec;

/** Declares an endpoint that reads with a query of its own. */
/* @__NO_SIDE_EFFECTS__ */
export const queryEndpoint = <Reply, Query extends object>(
  spec: EndpointSpec,
): QueryEndpoint<Query, Reply> => ({ ...spec, hasQuery: true });

/** Returns the URL that endpoint paths are appended to; '' stands for the same origin. */
export const apiBase = (publicApiUrl = ''): string => `${publicApiUrl.replace(/(?:\/api)?\/*$/, '')}/api`;

/** The probe of the process, which also tells a site that the API is ours. */
export const getHealth = { method: 'GET', path: '/health', access: 'public' } as const satisfies EndpointSpec;

/** The reply to `getHealth`. */
export const healthReply = { success: true, api: 'prahari' } as const;

/** True for the reply of our own API; the older hosted one has no such call. */
export const isOwnHealth = (reply: unknown): boolean =>
  (reply as Partial<typeof healthReply> | null)?.api === healthReply.api;
