import type { BodyOf, EndpointSpec, ListQuery, ReplyOf } from '@prahari/contract';
import { ofetch } from 'ofetch';
import { ApiError } from './ApiError.ts';
import { asRaw } from './read.ts';
import { $token, tokenRefused } from './token.ts';

/** `${PUBLIC_API_URL}/api`; same origin when it is empty. */
export const API_BASE = `${(import.meta.env.PUBLIC_API_URL ?? '').replace(/\/+$/, '')}/api`;

/** What a call takes: the body of a write, the query of a list, the `{id}` of a path. */
export type InputOf<E extends EndpointSpec> =
  BodyOf<E> extends undefined
    ? E['list'] extends object
      ? ListQuery
      : { id: string } | undefined
    : BodyOf<E>;

export interface CallOptions {
  signal?: AbortSignal;
  /** Sent as Idempotency-Key, to an API that knows it: the same key and body make one row however often it is sent. */
  idempotencyKey?: string;
}

/**
 * An older API on another origin refuses a header it has never heard of, and the call with it (CORS). Ours gives each reply
 * a name that pages elsewhere may read too; a page that can write has read something before.
 */
let takesKeys = API_BASE === '/api';

function target(endpoint: EndpointSpec, input: Record<string, unknown>) {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input[name])),
  );
  const isRead = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  if (!isRead) return Object.keys(input).length > 0 ? { path, body: input } : { path };
  const query = Object.fromEntries(
    Object.entries(input).filter(([name, value]) => !endpoint.path.includes(`{${name}}`) && value !== ''),
  );
  return { path, query };
}

/** An older API may refuse with a 200 that says so; a static host may answer any path with a page. */
const isRefusal = (reply: unknown): boolean =>
  asRaw(reply).success === false || (typeof reply === 'string' && /^\s*</.test(reply));

/** What a header may carry (RFC 9110). A token that is none cannot be sent, and the server then refuses the call. */
const SENDABLE = /^[\x21-\x7e]+$/;

/**
 * Calls an endpoint of the contract with the stored token and credentials. No timeout (SPEC section 7).
 * The reply is what the server sent: an older API may send another shape, so read it with api/read.ts.
 * @throws ApiError for any answer that is not 2xx or says `success: false`, and when the server cannot be reached. An aborted call throws AbortError.
 */
export async function call<E extends EndpointSpec>(
  endpoint: E,
  input?: InputOf<E>,
  { signal, idempotencyKey }: CallOptions = {},
): Promise<ReplyOf<E>> {
  const { path, ...sent } = target(endpoint, { ...(input as Record<string, unknown> | undefined) });
  const token = $token.get();
  const response = await ofetch
    .raw<unknown, 'json'>(`${API_BASE}${path}`, {
      method: endpoint.method,
      ...sent,
      ...(signal && { signal }),
      headers: {
        accept: 'application/json',
        ...(token && SENDABLE.test(token) && { authorization: `Bearer ${token}` }),
        ...(takesKeys && idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      credentials: 'include',
      // whatever the type it is sent as says
      responseType: 'json',
      retry: 0,
      ignoreResponseError: true,
    })
    .catch((cause: unknown) => {
      if (signal?.aborted) throw signal.reason;
      throw Object.assign(new ApiError(0, undefined), { cause });
    });
  takesKeys ||= response.headers.has('x-request-id');
  if (response.ok && !isRefusal(response._data)) return response._data as ReplyOf<E>;
  if (response.status === 401 && token && endpoint.access !== 'public' && token === $token.get())
    tokenRefused();
  throw new ApiError(response.status, response._data, response.headers.get('retry-after'));
}
