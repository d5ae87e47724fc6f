import type { EndpointSpec } from '@prahari/contract/endpoint';
import type { RenewsToken } from '@prahari/contract/reply';
import { type FetchContext, type FetchResponse, ofetch, type ResponseType } from 'ofetch';
import { ApiError } from './ApiError.ts';
import { apiUrl } from './configure-api.ts';
import { takeEarlyReply } from './early-reply.ts';
import type { CallOptions } from './endpoint-input.ts';
import { retryAfterSeconds } from './retry-after.ts';
import { compareClocks } from './server-clock.ts';
import { stepUpFor } from './step-up-handler.ts';
import { $token, tokenRefused } from './token.ts';

/** Characters allowed in a header (RFC 9110); we don't send a stored token with others. */
const HEADER_VALUE = /^[\x21-\x7e]+$/;

/** Statuses of a server or proxy that may recover soon. For ofetch, no response at all is a 500. */
const RETRIED = [500, 502, 503, 504];
/** The wait before a second try, unless the server names another. */
const RETRY_MS = 400;
/** Nobody looks at a screen that loads for longer: with a later Retry-After the call fails at once. */
const LONGEST_RETRY_MS = 3000;

/** Returns the wait in ms: of the header Retry-After, or ours. */
const retryDelay = ({ response }: FetchContext): number =>
  (retryAfterSeconds(response?.headers.get('retry-after') ?? null) ?? 0) * 1000 || RETRY_MS;

/** A request with its response. */
type Answered = FetchContext & { response: FetchResponse<unknown> };

/** True if ofetch tries the request again. `retry` is the number of tries left. */
const isTriedAgain = (context: Answered): boolean =>
  Number(context.options.retry) > 0 &&
  RETRIED.includes(context.response.status) &&
  retryDelay(context) <= LONGEST_RETRY_MS;

/** Parses JSON, whatever its content type, or returns the text itself. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * True for text in the place of JSON: a page of a static host that answers unknown paths with 200, or a reply that was cut
 * off. Older servers may answer a write with a word.
 */
const isUnreadable = (method: string, body: unknown): boolean =>
  typeof body === 'string' && (method === 'GET' ? body !== '' : /^\s*[<{[]/.test(body));

/** Sends the stored token with each try. */
function authorize({ options }: FetchContext): void {
  const token = $token.get();
  if (token && HEADER_VALUE.test(token)) options.headers.set('authorization', `Bearer ${token}`);
}

/** @throws ApiError unless the request is tried again */
async function refuse(context: Answered): Promise<void> {
  if (isTriedAgain(context)) return;
  const { status, headers, _data: data } = context.response;
  compareClocks(headers);
  const body = data instanceof Blob ? parse(await data.text()) : data;
  throw new ApiError(status, body, headers.get('retry-after'));
}

/** Takes the reply to a call that the page has sent before this code loaded, or sends the request. */
const fetchUnlessEarly: typeof fetch = (url, init) => {
  const early = init?.method === 'GET' ? takeEarlyReply(String(url), $token.get()) : undefined;
  return early?.catch(() => fetch(url, init)) ?? fetch(url, init);
};

/** The client of the API. `request` lets it try reads once more, never writes. It has no timeout (SPEC section 7). */
const client = ofetch.create(
  {
    credentials: 'include',
    headers: { accept: 'application/json' },
    retry: 0,
    retryStatusCodes: RETRIED,
    retryDelay,
    onRequest: authorize,
    onResponseError: refuse,
  },
  { fetch: fetchUnlessEarly },
);

interface Target {
  /** The path with its query. */
  path: string;
  /** The body of a write, without what is in the path. */
  body?: Record<string, unknown>;
}

/** Puts the input into the path's parameters, and the rest into the query or the body of a write. */
export function target({ path: pattern, method }: EndpointSpec, input: object | undefined): Target {
  const others: Record<string, unknown> = { ...input };
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(others[name]));
    delete others[name];
    return value;
  });
  if (method === 'POST' || method === 'PUT')
    return { path, ...(Object.keys(others).length > 0 && { body: others }) };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(others)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return { path: query.size > 0 ? `${path}?${query}` : path };
}

interface Sent {
  endpoint: EndpointSpec;
  input?: object | undefined;
  options?: CallOptions;
  /** True if the reply is a file, else it is JSON. */
  isFile?: boolean;
  /** True if the token was refused once before. */
  isSecondTry?: boolean;
}

export interface Reply {
  status: number;
  headers: Headers;
  /** Parsed if it is JSON, whatever its content type, else text; a Blob for a file. */
  body: unknown;
}

/**
 * Sends a request. It is sent again when the person has given the password or code that the server asked for, and
 * once more when its token is refused: another tab, or a call beside this one, may have renewed the token meanwhile,
 * and a refused call has done nothing. A second refusal of the same token ends the session. The types of ofetch stay
 * in this file, because they need those of Node.
 * @throws ApiError unless it succeeds, and AbortError when aborted
 */
export async function request(sent: Sent): Promise<Reply> {
  const { endpoint, input, options: { signal, idempotencyKey } = {}, isFile, isSecondTry } = sent;
  const { method } = endpoint;
  const { path, body } = target(endpoint, input);
  const token = $token.get();
  try {
    const { status, headers, _data } = await client.raw<unknown, ResponseType>(`${apiUrl}${path}`, {
      ...(isFile ? { responseType: 'blob' } : { parseResponse: parse }),
      method,
      ...(method === 'GET' && { retry: 1 }),
      ...(body && { body }),
      ...(signal && { signal }),
      ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
    });
    compareClocks(headers);
    if (isUnreadable(method, _data)) throw new ApiError(status, _data);
    // A server may refuse with status 200 and a success flag that is false (SPEC section 7).
    if ((_data as { success?: unknown } | undefined)?.success === false) throw new ApiError(status, _data);
    // Keep no new token if somebody has logged out or in meanwhile.
    const renewed =
      endpoint.renewsToken && token === $token.get() && (_data as RenewsToken | undefined)?.token;
    if (renewed) $token.set(renewed);
    return { status, headers, body: _data };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (!(error instanceof ApiError)) throw Object.assign(new ApiError(0, undefined), { cause: error });
    // The step-up may have renewed the token, so its refusals count anew.
    if (error.status === 403 && (await stepUpFor(error.code)))
      return request({ ...sent, isSecondTry: false });
    if (error.status !== 401 || endpoint.access === 'public') throw error;
    if (isSecondTry) {
      // Another token by now was not refused.
      if (token && token === $token.get()) tokenRefused();
      throw error;
    }
    if (!$token.get()) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return request({ ...sent, isSecondTry: true });
  }
}
