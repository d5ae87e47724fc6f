import * as z from 'zod/mini';
import type { BodyOf, Endpoint, EndpointSpec, ListEndpoint, QueryOf, ReplyOf } from './endpoint.ts';
import type { Refusal } from './refusal.ts';

/** An endpoint with what only a server needs: schemas of body and reply, refusals and a summary for OpenAPI. */
export interface Definition extends EndpointSpec {
  summary: string;
  body?: z.ZodMiniType;
  /** Of an endpoint with a query of its own; each value is sent as text. */
  query?: z.ZodMiniObject;
  /** The whole reply. */
  reply: z.ZodMiniType;
  /** The media type of the reply when it is not JSON. */
  replyType?: 'text/csv';
  refusals?: readonly Refusal[];
  /** The call hashes a password or a code: it waits its turn, or is refused with `tooBusy` (DECISIONS section 8). */
  hashes?: true;
  /** The call needs a login or a reauthentication of the last `REAUTHENTICATION_MINUTES`. */
  reauthenticates?: true;
}

/** The parsed body that a service receives, trimmed and lower-cased where the schema says so. */
export type ParsedBodyOf<D extends Definition> = D['body'] extends z.ZodMiniType
  ? z.output<D['body']>
  : undefined;
/** The parsed query that a service receives. */
export type ParsedQueryOf<D extends Definition> = D['query'] extends z.ZodMiniObject
  ? z.output<D['query']>
  : undefined;
/** The whole reply of a handler. */
export type HandlerReplyOf<D extends Definition> = z.output<D['reply']>;

type Description<E> = {
  summary: string;
  reply: z.ZodMiniType<ReplyOf<E>>;
  replyType?: 'text/csv';
  refusals?: readonly Refusal[];
  hashes?: true;
  reauthenticates?: true;
} & (BodyOf<E> extends undefined ? object : { body: z.ZodMiniType<unknown, BodyOf<E>> }) &
  (E extends { hasQuery: true }
    ? { query: z.ZodMiniObject<Record<keyof QueryOf<E>, z.ZodMiniType>> }
    : object);

/** Adds summary, schemas and refusals to an endpoint. The compiler checks that the schemas match the endpoint's types. */
export const define = <E extends Endpoint<unknown, unknown>, const D extends Description<E>>(
  endpoint: E,
  description: D,
): E & D => ({ ...endpoint, ...description });

type Described<E, Reply> = E & { summary: string; reply: Reply };
type ListReplySchema<Row extends z.ZodMiniType> = ReturnType<typeof listReply<Row>>;

/** As define, for a list endpoint; `row` is the schema of one row. */
export const defineList = <Row, Schema extends z.ZodMiniType<Row>>(
  endpoint: ListEndpoint<Row>,
  { summary, row }: { summary: string; row: Schema },
): Described<ListEndpoint<Row>, ListReplySchema<Schema>> => ({ ...endpoint, summary, reply: listReply(row) });

/** As defineList, for a list that is a bare array when `limit` is not given, as in the hosted API. */
export const defineBareList = <Row, Schema extends z.ZodMiniType<Row>>(
  endpoint: ListEndpoint<Row>,
  { summary, row }: { summary: string; row: Schema },
): Described<
  ListEndpoint<Row>,
  z.ZodMiniUnion<readonly [z.ZodMiniArray<Schema>, ListReplySchema<Schema>]>
> => ({ ...endpoint, summary, reply: z.union([z.array(row), listReply(row)]) });

const listReply = <T extends z.ZodMiniType>(row: T) =>
  z.object({
    success: z.literal(true),
    data: z.array(row),
    nextCursor: z.optional(z.nullable(z.string())),
    total: z.optional(z.number()),
    totalIsMinimum: z.optional(z.literal(true)),
  });
