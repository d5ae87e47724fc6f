import type { EndpointSpec } from '@prahari/contract/endpoint';
import { ApiError } from './ApiError.ts';
import { type ClientRequest, sendRequest } from './client.ts';
import { apiUrl } from './configure-api.ts';
import type { CallOptions } from './endpoint-input.ts';
import { parse } from './parse.ts';
import { stepUpFor } from './step-up-handler.ts';
import { target } from './target.ts';

/** The type of a body that is not JSON. */
type Reading = Pick<ClientRequest, 'responseType' | 'parseResponse'>;

/** Sends a request, again after a step-up that the server asks for. */
async function send(
  endpoint: EndpointSpec,
  input: object | undefined,
  options: CallOptions,
  reading: Reading,
): ReturnType<typeof sendRequest> {
  const { path, body } = target(endpoint, input);
  const { method } = endpoint;
  const { signal, idempotencyKey } = options;
  try {
    return await sendRequest(`${apiUrl}${path}`, {
      ...reading,
      method,
      endpoint,
      ...(method === 'GET' && { retry: 1 }),
      ...(body && { body }),
      ...(signal && { signal }),
      ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
    });
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (!(error instanceof ApiError)) throw Object.assign(new ApiError(0, undefined), { cause: error });
    if (error.status === 403 && (await stepUpFor(error.code))) return send(endpoint, input, options, reading);
    throw error;
  }
}

export interface Reply {
  status: number;
  /** Parsed if it is JSON, whatever its content type, else text. */
  body: unknown;
}

/** Sends a request. @throws ApiError unless it succeeded, and AbortError when aborted */
export async function request(
  endpoint: EndpointSpec,
  input: object | undefined,
  options: CallOptions,
): Promise<Reply> {
  const { status, body } = await send(endpoint, input, options, { parseResponse: parse });
  return { status, body };
}

/** Requests a file, whose name is in the headers. @throws ApiError */
export async function requestFile(endpoint: EndpointSpec, input: object | undefined) {
  const { headers, body: file } = await send(endpoint, input, {}, { responseType: 'blob' });
  return { headers, file: file as Blob };
}
