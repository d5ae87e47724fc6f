import { clientNotFound, withdrawGuard } from '@prahari/contract/assignments';
import { getClient, listClients } from '@prahari/contract/clients';
import type { EndpointSpec, ReplyOf } from '@prahari/contract/endpoint';
import type { ListQuery } from '@prahari/contract/lists';
import { ApiError } from '../ApiError.ts';
import type { CallOptions, InputOf } from '../endpoint-input.ts';
import { request } from '../request.ts';
import { isEndpoint } from './endpoint-map.ts';
import { toContractError } from './errors.ts';
import { callList, expireLists, listOf } from './lists.ts';
import { asRaw } from './read.ts';
import { readReply } from './replies.ts';

/** True after a reply of our own API. Until then CORS may refuse an Idempotency-Key (ADR 0022). */
let isOwnApi = false;

async function send(
  endpoint: EndpointSpec,
  input: object | undefined,
  options: CallOptions,
): Promise<unknown> {
  const { idempotencyKey, ...rest } = options;
  const { status, headers, body: reply } = await request(endpoint, input, isOwnApi ? options : rest);
  isOwnApi ||= headers.has('x-request-id');
  // The hosted API may refuse with status 200.
  if (asRaw(reply).success === false) throw new ApiError(status, reply);
  return reply;
}

/** Sends SPEC's two fields, and adds `assignmentId` only if it is required. */
async function sendWithdrawal(sent: object, options: CallOptions): Promise<unknown> {
  const { assignmentId, ...specFields } = asRaw(sent);
  if (isOwnApi || !assignmentId) return send(withdrawGuard, sent, options);
  return send(withdrawGuard, specFields, options).catch((error: unknown) => {
    if (!(error instanceof ApiError) || ![400, 422].includes(error.status)) throw error;
    return send(withdrawGuard, sent, options).catch(() => {
      throw error;
    });
  });
}

/** Looks in the complete list, because the hosted API has no call for one client. */
async function findClient(id: unknown, options: CallOptions): Promise<unknown> {
  const { data } = await callHosted(listClients, undefined, options);
  const client = data.find(({ _id }) => _id === id);
  if (!client) throw new ApiError(clientNotFound.status, clientNotFound);
  return { success: true, data: client };
}

/** Calls the older hosted API and converts its reply. @throws ApiError with the contract's codes */
export async function callHosted<E extends EndpointSpec>(
  endpoint: E,
  input: InputOf<E> | undefined,
  options: CallOptions,
): Promise<ReplyOf<E>> {
  const sent: object = input ?? {};
  const list = listOf(endpoint);
  const isWithdrawal = isEndpoint(endpoint, withdrawGuard);
  if (isEndpoint(endpoint, getClient)) return (await findClient(asRaw(sent).id, options)) as ReplyOf<E>;
  try {
    if (list) {
      const sendQuery = (query: ListQuery) => send(endpoint, query, options);
      return (await callList(list, sent, sendQuery)) as ReplyOf<E>;
    }
    const reply = await (isWithdrawal ? sendWithdrawal(sent, options) : send(endpoint, sent, options));
    const converted = readReply(endpoint, reply, asRaw(sent)) as ReplyOf<E>;
    if (endpoint.method !== 'GET') expireLists();
    return converted;
  } catch (error) {
    throw await toContractError(endpoint, error);
  }
}
