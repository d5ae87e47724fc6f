import { type EndpointSpec, type ListQuery, type ReplyOf, withdrawGuard } from '@prahari/contract';
import type { FetchResponse } from 'ofetch';
import { ApiError } from '../ApiError.ts';
import { type CallOptions, type InputOf, request } from '../request.ts';
import { isEndpoint } from './endpoint-map.ts';
import { toContractError } from './errors.ts';
import { callList, expireLists, listOf } from './lists.ts';
import { asRaw } from './read.ts';
import { readReply } from './replies.ts';

/**
 * True once a reply carried X-Request-Id: then the API is ours, and knows what SPEC does not promise. Before that it gets
 * no Idempotency-Key, because a server whose CORS does not list the header makes the browser refuse the call (ADR 0016).
 */
let isOurs = false;

async function send(
  endpoint: EndpointSpec,
  input: object | undefined,
  options: CallOptions,
): Promise<unknown> {
  const { idempotencyKey, ...rest } = options;
  const response: FetchResponse<unknown> = await request(endpoint, input, isOurs ? options : rest);
  isOurs ||= response.headers.has('x-request-id');
  const reply = response._data;
  // The hosted API may refuse with a 200 that says so.
  if (asRaw(reply).success === false) throw new ApiError(response.status, reply);
  return reply;
}

/** Sends SPEC's two fields first: the hosted API may refuse one it does not know, or ask for it. */
async function sendWithdrawal(sent: object, options: CallOptions): Promise<unknown> {
  const { assignmentId, ...promised } = asRaw(sent);
  if (isOurs || !assignmentId) return send(withdrawGuard, sent, options);
  return send(withdrawGuard, promised, options).catch((error: unknown) => {
    if (!(error instanceof ApiError) || ![400, 422].includes(error.status)) throw error;
    return send(withdrawGuard, sent, options).catch(() => {
      throw error;
    });
  });
}

/**
 * Calls the hosted API, which is older than the contract, and replies as the contract says.
 * @throws ApiError with the contract's codes, or `clientErrorCodes`
 */
export async function callHosted<E extends EndpointSpec>(
  endpoint: E,
  input: InputOf<E> | undefined,
  options: CallOptions,
): Promise<ReplyOf<E>> {
  const sent: object = input ?? {};
  const list = listOf(endpoint);
  const isWithdrawal = isEndpoint(endpoint, withdrawGuard);
  try {
    if (list) {
      const ask = (query: ListQuery) => send(endpoint, query, options);
      return (await callList(list, sent, ask)) as ReplyOf<E>;
    }
    const reply = await (isWithdrawal ? sendWithdrawal(sent, options) : send(endpoint, sent, options));
    const read = readReply(endpoint, reply, asRaw(sent)) as ReplyOf<E>;
    if (endpoint.method !== 'GET') expireLists();
    return read;
  } catch (error) {
    throw await toContractError(endpoint, error);
  }
}
