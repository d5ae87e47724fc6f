import type { EndpointSpec } from '@prahari/contract/endpoint';
import { ApiError } from './ApiError.ts';
import { apiUrl } from './configure-api.ts';
import { takeEarlyReply } from './early-replies.ts';
import type { CallOptions } from './endpoint-input.ts';
import { stepUpFor } from './step-up-handler.ts';
import { $token, tokenRefused } from './token.ts';

export interface Reply {
  status: number;
  headers: Headers;
  /** Parsed if it is JSON, whatever its content type says, else text. */
  body: unknown;
}

/** The path with its query, and the body of a write. */
export function target({ path: pattern, method }: EndpointSpec, input: object | undefined) {
  const values: Record<string, unknown> = { ...input };
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const isRead = method === 'GET' || method === 'DELETE';
  if (!isRead) return { path, ...(Object.keys(values).length > 0 && { body: JSON.stringify(values) }) };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (!pattern.includes(`{${name}}`) && value !== undefined && value !== '') query.set(name, String(value));
  }
  return { path: query.size > 0 ? `${path}?${query}` : path };
}

async function read(fetched: Promise<Response>) {
  const response = await fetched;
  const { ok, status, headers } = response;
  return { ok, status, headers, body: parse(await response.text()) };
}

/** JSON, or the text itself. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether a body is HTML: static hosts may answer an unknown path with a page. */
const isPage = (body: unknown): boolean => typeof body === 'string' && /^\s*</.test(body);

/** Characters allowed in a header (RFC 9110). A stored token with others is not sent, so the server refuses the call. */
const SENDABLE = /^[\x21-\x7e]+$/;

/** Fetches the target of an endpoint with the stored token and credentials. */
export function fetchTarget(
  { method }: EndpointSpec,
  { path, body: sent }: ReturnType<typeof target>,
  { signal, idempotencyKey }: CallOptions,
): Promise<Response> {
  const token = $token.get();
  return fetch(`${apiUrl}${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(sent && { 'content-type': 'application/json' }),
      ...(token && SENDABLE.test(token) && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    credentials: 'include',
    ...(sent && { body: sent }),
    ...(signal && { signal }),
  });
}

/**
 * Sends one request with the stored token and credentials. No timeout (SPEC section 7). Repeats it when the server asks the person
 * for a step-up first, such as the password, and the person gives it.
 * @throws ApiError for a status other than 2xx and for an HTML page. An aborted request throws AbortError.
 */
export async function request(
  endpoint: EndpointSpec,
  input: object | undefined,
  options: CallOptions,
): Promise<Reply> {
  const { signal } = options;
  const requestTarget = target(endpoint, input);
  const token = $token.get();
  const send = () => fetchTarget(endpoint, requestTarget, options);
  const early =
    endpoint.method === 'GET' ? takeEarlyReply(`${apiUrl}${requestTarget.path}`, token) : undefined;
  const { ok, status, headers, body } = await read(early?.catch(send) ?? send()).catch((cause: unknown) => {
    if (signal?.aborted) throw signal.reason;
    throw Object.assign(new ApiError(0, undefined), { cause });
  });
  if (ok && !isPage(body)) return { status, headers, body };
  if (status === 401 && token && endpoint.access !== 'public' && token === $token.get()) tokenRefused();
  const error = new ApiError(status, body, headers.get('retry-after'));
  if (status === 403 && (await stepUpFor(error.code))) return request(endpoint, input, options);
  throw error;
}
