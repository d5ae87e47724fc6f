import type { EndpointSpec } from '@prahari/contract/endpoint';
import type { RenewsToken } from '@prahari/contract/reply';
import { type FetchContext, type FetchResponse, ofetch, type ResponseType } from 'ofetch';
import { ApiError } from './ApiError.ts';
import { takeEarlyReply } from './early-reply.ts';
import { parse } from './parse.ts';
import { retryAfterSeconds } from './retry-after.ts';
import { compareClocks } from './server-clock.ts';
import { $token, tokenRefused } from './token.ts';

/** A request to an endpoint of the API. */
export interface ClientRequest {
  method: string;
  endpoint: EndpointSpec;
  /** The number of further tries. */
  retry?: number;
  body?: object;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** The body is a file. */
  responseType?: 'blob';
  parseResponse?: (text: string) => unknown;
}

/** Options that the interceptors read besides those of ofetch. */
interface OwnOptions {
  endpoint?: EndpointSpec;
  /** The stored token when the request was sent. */
  token?: string | undefined;
  /** It was refused once before. */
  isSecondTry?: boolean;
}
const ownOptions = ({ options }: FetchContext): OwnOptions => options as OwnOptions;

type Answered = FetchContext & { response: FetchResponse<unknown> };

/** Characters allowed in a header (RFC 9110); we don't send a stored token with others. */
const HEADER_VALUE = /^[\x21-\x7e]+$/;

function authorize(context: FetchContext): void {
  const token = $token.get();
  ownOptions(context).token = token;
  if (token && HEADER_VALUE.test(token)) context.options.headers.set('authorization', `Bearer ${token}`);
}

/** Statuses of a server or proxy that may be well again soon. ofetch counts no response as a 500. */
const RETRIED = [500, 502, 503, 504];
const RETRY_MS = 400;
/** Nobody looks at a screen that loads for longer: a later Retry-After is told instead. */
const LONGEST_RETRY_MS = 3000;

const retryDelay = ({ response }: FetchContext): number =>
  (retryAfterSeconds(response?.headers.get('retry-after') ?? null) ?? 0) * 1000 || RETRY_MS;

const isTriedAgain = (context: Answered): boolean =>
  Number(context.options.retry) > 0 &&
  RETRIED.includes(context.response.status) &&
  retryDelay(context) <= LONGEST_RETRY_MS;

const learnTime = ({ response }: FetchContext) => response && compareClocks(response.headers);

/** True for HTML, with which static hosts may answer an unknown path. */
const isPage = (body: unknown): boolean => typeof body === 'string' && /^\s*</.test(body);

function refusePage({ response }: FetchContext): void {
  if (response?.ok && isPage(response._data)) throw new ApiError(response.status, response._data);
}

/** Stores the new token of the session, unless somebody has logged out or in meanwhile. */
function keepRenewedToken(context: FetchContext): void {
  const { endpoint, token } = ownOptions(context);
  if (!endpoint?.renewsToken || !context.response?.ok || token !== $token.get()) return;
  const renewed = (context.response._data as RenewsToken | undefined)?.token;
  if (renewed) $token.set(renewed);
}

/** True for the first refusal of a token. */
const mayBeRenewed = (error: unknown, { endpoint }: ClientRequest): boolean =>
  error instanceof ApiError && error.status === 401 && endpoint.access !== 'public' && Boolean($token.get());

/** Ends the session whose token is refused twice. @throws ApiError unless the request is tried again */
async function refuse(context: Answered): Promise<void> {
  if (isTriedAgain(context)) return;
  const { status, headers, _data: data } = context.response;
  const { token, endpoint, isSecondTry } = ownOptions(context);
  if (isSecondTry && status === 401 && token && endpoint?.access !== 'public' && token === $token.get())
    tokenRefused();
  const body = data instanceof Blob ? parse(await data.text()) : data;
  throw new ApiError(status, body, headers.get('retry-after'));
}

/** Takes the reply to a call that the page sent early, or sends the request. */
const fetchUnlessEarly: typeof fetch = (url, init) => {
  const early = init?.method === 'GET' ? takeEarlyReply(String(url), $token.get()) : undefined;
  return early?.catch(() => fetch(url, init)) ?? fetch(url, init);
};

/** The client of the API. It tries reads again, never writes, and has no timeout (SPEC section 7). */
const client = ofetch.create(
  {
    credentials: 'include',
    headers: { accept: 'application/json' },
    retry: 0,
    retryStatusCodes: RETRIED,
    retryDelay,
    onRequest: authorize,
    onResponse: [learnTime, refusePage, keepRenewedToken],
    onResponseError: refuse,
  },
  { fetch: fetchUnlessEarly },
);

/** Sends a request. The types of ofetch stay here, because they ask for those of Node. @throws ApiError */
async function sendOnce(
  url: string,
  sent: ClientRequest & OwnOptions,
): Promise<{ status: number; headers: Headers; body: unknown }> {
  const { status, headers, _data: body } = await client.raw<unknown, ResponseType>(url, sent);
  return { status, headers, body };
}

/**
 * Sends a request, and once more when its token is refused: another tab, or a call beside this one, may
 * have renewed the session's token meanwhile. A refused call has done nothing. @throws ApiError
 */
export async function sendRequest(url: string, sent: ClientRequest): ReturnType<typeof sendOnce> {
  try {
    return await sendOnce(url, sent);
  } catch (error) {
    if (!mayBeRenewed(error, sent)) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  return sendOnce(url, { ...sent, isSecondTry: true });
}
