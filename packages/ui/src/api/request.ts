import type { EndpointSpec } from '@prahari/contract';
import { type FetchResponse, ofetch } from 'ofetch';
import { ApiError } from './ApiError.ts';
import { apiUrl } from './configure-api.ts';
import type { CallOptions } from './endpoint-input.ts';
import { $token, tokenRefused } from './token.ts';

function target(endpoint: EndpointSpec, input: object | undefined) {
  const values: Record<string, unknown> = { ...input };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const isRead = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  if (!isRead) return Object.keys(values).length > 0 ? { path, body: values } : { path };
  const query = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !endpoint.path.includes(`{${name}}`) && value !== ''),
  );
  return { path, query };
}

/** Whether a body is HTML: static hosts may answer an unknown path with a page. */
const isPage = (body: unknown): boolean => typeof body === 'string' && /^\s*</.test(body);

/** Characters allowed in a header (RFC 9110). A stored token with others is not sent, so the server refuses the call. */
const SENDABLE = /^[\x21-\x7e]+$/;

/**
 * Sends one request with the stored token and credentials. No timeout (SPEC section 7).
 * @throws ApiError for a status other than 2xx and for an HTML page. An aborted request throws AbortError.
 */
export async function request(
  endpoint: EndpointSpec,
  input: object | undefined,
  { signal, idempotencyKey }: CallOptions,
): Promise<FetchResponse<unknown>> {
  const { path, ...sent } = target(endpoint, input);
  const token = $token.get();
  const response = await ofetch
    .raw<unknown, 'json'>(`${apiUrl}${path}`, {
      method: endpoint.method,
      ...sent,
      ...(signal && { signal }),
      headers: {
        accept: 'application/json',
        ...(token && SENDABLE.test(token) && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      credentials: 'include',
      // whatever content type the response declares
      responseType: 'json',
      retry: 0,
      ignoreResponseError: true,
    })
    .catch((cause: unknown) => {
      if (signal?.aborted) throw signal.reason;
      throw Object.assign(new ApiError(0, undefined), { cause });
    });
  if (response.ok && !isPage(response._data)) return response;
  if (response.status === 401 && token && endpoint.access !== 'public' && token === $token.get())
    tokenRefused();
  throw new ApiError(response.status, response._data, response.headers.get('retry-after'));
}
