import * as z from 'zod/mini';
import { LIST_LIMIT_MAX, LIST_SEARCH_MAX } from './constants.ts';
import type { BodyOf, Endpoint, EndpointSpec, ListEndpoint, QueryOf, ReplyOf } from './endpoint.ts';
import { id, wholeNumber } from './fields.ts';
import { dataReply } from './reply.schemas.ts';
import type { Refusal } from './reply.ts';

/** An endpoint with its schemas, refusals and OpenAPI summary, for servers only. */
export interface Definition extends EndpointSpec {
  summary: string;
  body?: z.ZodMiniType;
  /** The endpoint's own query; each value is sent as text. */
  query?: z.ZodMiniObject;
  reply: z.ZodMiniType;
  /** Media types of a reply that is not JSON: text, or bytes. */
  replyTypes?: readonly string[];
  refusals?: readonly Refusal[];
  /** The call hashes a password or code: it waits in a queue or is refused with `tooBusy`. */
  hashes?: true;
  /** The call needs a login or reauthentication of the last `REAUTHENTICATION_MINUTES`. */
  reauthenticates?: true;
  /** The call ends a session. No limit and no turn keeps a person from it. */
  endsSession?: true;
}

/** The parsed body that a service receives. */
export type ParsedBodyOf<D extends Definition> = D['body'] extends z.ZodMiniType
  ? z.output<D['body']>
  : undefined;
export type ParsedQueryOf<D extends Definition> = D['query'] extends z.ZodMiniObject
  ? z.output<D['query']>
  : undefined;
export type HandlerReplyOf<D extends Definition> = z.output<D['reply']>;

type Description<E> = {
  summary: string;
  reply: z.ZodMiniType<ReplyOf<E>>;
  replyTypes?: readonly string[];
  refusals?: readonly Refusal[];
  hashes?: true;
  reauthenticates?: true;
  endsSession?: true;
} & (BodyOf<E> extends undefined ? object : { body: z.ZodMiniType<unknown, BodyOf<E>> }) &
  (E extends { hasQuery: true }
    ? { query: z.ZodMiniObject<Record<keyof QueryOf<E>, z.ZodMiniType>> }
    : object);

/** Adds summary, schemas and refusals to an endpoint; the schemas must match its types. */
/* @__NO_SIDE_EFFECTS__ */
export const define = <E extends Endpoint<unknown, unknown>, const D extends Description<E>>(
  endpoint: E,
  description: D,
): E & D => ({ ...endpoint, ...description });

/** True for the body of an endpoint that may be called without one. */
export const canBeMissing = (body: z.ZodMiniType): boolean => z.safeParse(body, undefined).success;

type Described<E, Reply> = E & { summary: string; reply: Reply };
type ListReplySchema<Row extends z.ZodMiniType> = ReturnType<typeof listReply<Row>>;

/** Defines a list endpoint; `row` is the schema of one row. */
/* @__NO_SIDE_EFFECTS__ */
export const defineList = <Row, Schema extends z.ZodMiniType<Row>>(
  endpoint: ListEndpoint<Row>,
  { summary, row }: { summary: string; row: Schema },
): Described<ListEndpoint<Row>, ListReplySchema<Schema>> => ({ ...endpoint, summary, reply: listReply(row) });

/** Defines a list whose reply without `limit` is a bare array, as in the hosted API. */
/* @__NO_SIDE_EFFECTS__ */
export const defineBareList = <Row, Schema extends z.ZodMiniType<Row>>(
  endpoint: ListEndpoint<Row>,
  { summary, row }: { summary: string; row: Schema },
): Described<
  ListEndpoint<Row>,
  z.ZodMiniUnion<readonly [z.ZodMiniArray<Schema>, ListReplySchema<Schema>]>
> => ({ ...endpoint, summary, reply: z.union([z.array(row), listReply(row)]) });

/* @__NO_SIDE_EFFECTS__ */
const listReply = <T extends z.ZodMiniType>(row: T) =>
  z.object({
    success: z.literal(true),
    data: z.array(row),
    nextCursor: z.optional(z.nullable(z.string())),
    total: z.optional(z.number()),
    totalIsMinimum: z.optional(z.literal(true)),
    searchIsCut: z.optional(z.literal(true)),
  });

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL = /[\u0000-\u001f\u007f]/;
const NOT_PLAIN = `q must be at most ${LIST_SEARCH_MAX} characters of plain text`;

/** The parameters of a list of at most some hundred rows, by the columns that sort it. */
/* @__NO_SIDE_EFFECTS__ */
export const shortListQuery = (columns: readonly string[]) => {
  const error = `sort must be one of ${columns.join(', ')}, with - before it for descending`;
  return {
    limit: z.optional(wholeNumber('limit', LIST_LIMIT_MAX)),
    cursor: z.optional(id('cursor')),
    q: z.optional(
      z.string().check(
        z.trim(),
        z.maxLength(LIST_SEARCH_MAX, {
          error: NOT_PLAIN,
        }),
        z.refine((typed) => !CONTROL.test(typed), { error: NOT_PLAIN }),
      ),
    ),
    sort: z.optional(
      z.string().check(z.refine((sort) => columns.includes(sort.replace(/^-/, '')), { error })),
    ),
  };
};

/** The place of a page in its list. */
export const pagePlace = {
  nextCursor: z.optional(z.nullable(z.string())),
  total: z.optional(z.number()),
  totalIsMinimum: z.optional(z.literal(true)),
};

/** `{ success: true, data }`, and the place of the page: with `limit`, or in a list of the caller's own. */
/* @__NO_SIDE_EFFECTS__ */
export const shortListReply = <Row extends z.ZodMiniType>(row: Row) =>
  z.extend(dataReply(z.array(row)), pagePlace);
