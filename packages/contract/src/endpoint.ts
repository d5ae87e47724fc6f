import * as z from 'zod/mini';
import type { Role } from './roles.ts';

export * from './failure.ts';

/** Who may call: anyone, anyone with a session, or one role only (403 for the others). */
export type Access = 'public' | 'session' | Role;

/** A refusal worth naming. `code` is for programs, `message` is what a person reads. */
export interface Refusal {
  status: 400 | 401 | 403 | 404 | 409 | 429;
  code: string;
  message: string;
}

export interface EndpointSpec {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`. Path parameters are written `{id}`. */
  path: `/${string}`;
  access: Access;
  summary: string;
  /** 200 unless told. */
  status?: 200 | 201;
  body?: z.ZodMiniType;
  /** What this list can be narrowed and ordered by; see lists.ts. */
  list?: ListSpec;
  /** The whole reply. A function, so that a browser that only calls pays nothing for it. */
  reply: () => z.ZodMiniType;
  refusals?: readonly Refusal[];
  /** Takes an Idempotency-Key header. */
  creates?: true;
}

export interface ListSpec {
  /** Columns `sort` takes, `-` before one for descending. */
  sort: readonly string[];
  /** Values `status` takes. */
  status: readonly string[];
  /** Without `limit`, the reply is the bare array the hosted API returns. */
  bare?: true;
}

/** Writes an endpoint down once: the API serves it, the islands call it, the OpenAPI page describes it. */
export const endpoint = <const E extends EndpointSpec>(spec: E): E => spec;

/** What a caller sends. */
export type BodyOf<E extends EndpointSpec> = E['body'] extends z.ZodMiniType ? z.input<E['body']> : undefined;
/** What a service gets, after trimming and lower-casing. */
export type ParsedBodyOf<E extends EndpointSpec> = E['body'] extends z.ZodMiniType
  ? z.output<E['body']>
  : undefined;
/** The whole reply as parsed JSON. */
export type ReplyOf<E extends EndpointSpec> = z.output<ReturnType<E['reply']>>;

/** `{ success: true, data }` */
export const dataReply = <T extends z.ZodMiniType>(data: T) =>
  z.object({ success: z.literal(true), data, message: z.optional(z.string()) });

/** `{ success: true, message }` */
export const messageReply = () => z.object({ success: z.literal(true), message: z.string() });
