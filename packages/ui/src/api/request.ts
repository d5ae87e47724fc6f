import type { EndpointSpec } from '@prahari/contract/endpoint';
import { ApiError } from './ApiError.ts';
import { apiUrl } from './configure-api.ts';
import type { CallOptions } from './endpoint-input.ts';
import { stepUpFor } from './step-up-handler.ts';
import { $token, tokenRefused } from './token.ts';

/** A GET that the page's inline script sent before this code loaded (src/nav/early-calls.ts). */
interface EarlyCall {
  /** The token it was sent with. */
  token: string;
  /** Rejects when there was no response. */
  reply: Promise<Response>;
}

declare global {
  var earlyCalls: Map<string, EarlyCall> | undefined;
}

/** Older replies may be out of date. */
const FRESH_MS = 10_000;

/** Takes the reply to an early call once; undefined without a fresh one of this session. */
function takeEarlyReply(url: string, token: string | undefined): Promise<Response> | undefined {
  const call = globalThis.earlyCalls?.get(url);
  globalThis.earlyCalls?.delete(url);
  return call && call.token === token && performance.now() < FRESH_MS ? call.reply : undefined;
}

export interface Reply {
  status: number;
  headers: Headers;
  /** Parsed if it is JSON, whatever its content type, else text. */
  body: unknown;
}

/** Returns the path with its query, and the body of a write. */
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

/** Parses JSON, or returns the text itself. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** True for HTML, with which static hosts may answer an unknown path. */
const isPage = (body: unknown): boolean => typeof body === 'string' && /^\s*</.test(body);

/** Characters allowed in a header (RFC 9110); we don't send a stored token with others. */
const HEADER_VALUE = /^[\x21-\x7e]+$/;

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
      ...(token && HEADER_VALUE.test(token) && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    credentials: 'include',
    ...(sent && { body: sent }),
    ...(signal && { signal }),
  });
}

/**
 * Sends a request, again after a step-up that the server asks for. Has no timeout (SPEC section 7).
 * @throws ApiError unless it succeeded, and AbortError when aborted
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
