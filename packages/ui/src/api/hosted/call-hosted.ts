import {
  acceptSecurityApplication,
  declineSecurityApplication,
  latestSecurityApplication,
  respondToClientApplication,
  submitClientApplication,
  submitSecurityApplication,
} from '@prahari/contract/applications';
import {
  assignGuard,
  clientNotFound,
  setAssignmentStatus,
  withdrawGuard,
} from '@prahari/contract/assignments';
import { generateBill, markBillPaid } from '@prahari/contract/bills';
import { getClient, getClientProfile, listClients } from '@prahari/contract/clients';
import type { EndpointSpec, ReplyOf } from '@prahari/contract/endpoint';
import { getGuardProfile } from '@prahari/contract/guards';
import type { ListQuery } from '@prahari/contract/lists';
import { login, notVerified } from '@prahari/contract/sessions';
import { ApiError, clientErrorCodes } from '../ApiError.ts';
import { type ApiAdapter, apiUrl, isOtherOrigin } from '../configure-api.ts';
import type { CallOptions, InputOf } from '../endpoint-input.ts';
import { isReachable } from '../is-reachable.ts';
import { request } from '../request.ts';
import { toAssignment } from './assignments.ts';
import { toBill } from './bills.ts';
import { toClientApplication } from './client-applications.ts';
import { toClientProfileReply } from './clients.ts';
import { endpointMap, isEndpoint } from './endpoint-map.ts';
import { toGuardProfileReply, toUpdatedAssignment } from './guards.ts';
import { hostedEndpoints, offers } from './hosted-endpoints.ts';
import {
  bills,
  callList,
  clientApplications,
  clients,
  expireLists,
  guards,
  listOf,
  securityApplications,
} from './lists.ts';
import { toLoginReply } from './login-reply.ts';
import { asRaw, dataOf, type Raw } from './read.ts';
import { toLatestApplicationReply, toSecurityApplication } from './security-applications.ts';
import { forgetSentApplication, keepSentApplication, latestApplication } from './sent-application.ts';
import { type Reader, rowOf } from './written-row.ts';

const CORS_BLOCKED =
  'The server answered, but the browser blocked its reply because of its CORS settings. It has to allow this site by name and credentials.';

/** The code of our own API for a session that has ended. */
const NO_SESSION = 'auth.no_session';

/** Tells a CORS failure from a network failure by a no-cors request. */
async function explainUnreachable(error: ApiError): Promise<ApiError> {
  if (!(await isReachable())) return error;
  console.error(
    `${apiUrl} must reply with "Access-Control-Allow-Origin: ${location.origin}" (not *) and "Access-Control-Allow-Credentials: true". See README, "The hosted API".`,
  );
  return Object.assign(new ApiError(0, { code: clientErrorCodes.corsBlocked, message: CORS_BLOCKED }), {
    cause: error.cause,
  });
}

/** Maps an error of the hosted API to the contract's codes. */
async function toContractError(endpoint: EndpointSpec, error: unknown): Promise<unknown> {
  if (!(error instanceof ApiError)) return error;
  const { status, serverMessage } = error;
  if (status === 0) return isOtherOrigin() ? explainUnreachable(error) : error;
  // The older server has no codes, and a screen tells an ended session from another failure by it.
  if (status === 401 && endpoint.access !== 'public')
    return new ApiError(status, { code: NO_SESSION, message: serverMessage });
  if (isEndpoint(endpoint, login) && /verify your email/i.test(serverMessage))
    return new ApiError(notVerified.status, { code: notVerified.code, message: serverMessage });
  return error;
}

const answered = (status: string): Reader =>
  rowOf(toSecurityApplication, ({ applicationId }) => ({
    ...securityApplications.find(applicationId),
    status,
  }));

const readers = endpointMap<Reader>([
  [login, toLoginReply],
  [getGuardProfile, toGuardProfileReply],
  [getClientProfile, toClientProfileReply],
  [
    assignGuard,
    rowOf(toAssignment, ({ guardId, clientId, ...rest }) => ({
      ...rest,
      guard: guards.find(guardId) ?? guardId,
      client: clients.find(clientId) ?? clientId,
    })),
  ],
  [
    generateBill,
    rowOf(toBill, ({ clientId, ...rest }) => ({ ...rest, client: clients.find(clientId) ?? clientId })),
  ],
  [markBillPaid, rowOf(toBill, ({ billId }) => ({ ...bills.find(billId), status: 'paid' }))],
  [
    respondToClientApplication,
    rowOf(toClientApplication, ({ applicationId, status }) => ({
      ...clientApplications.find(applicationId),
      status,
    })),
  ],
  [acceptSecurityApplication, answered('accepted')],
  [declineSecurityApplication, answered('rejected')],
  [submitClientApplication, rowOf(toClientApplication, (sent) => sent)],
  [submitSecurityApplication, rowOf(toSecurityApplication, (sent) => sent)],
  [
    setAssignmentStatus,
    (reply, { status }) => ({ success: true, data: toUpdatedAssignment(dataOf(reply), status) }),
  ],
]);

/** Converts a reply to the contract's shape; without a converter, adds `success: true`. */
const readReply = (endpoint: EndpointSpec, reply: unknown, sent: Raw): unknown =>
  readers.get(endpoint)?.(reply, sent) ?? { ...asRaw(reply), success: true };

/** Returns the fields that the hosted API takes; one that knows SPEC's only may refuse others. */
const fieldsOf = (endpoint: EndpointSpec, sent: Raw): Raw =>
  Object.fromEntries(
    (hostedEndpoints.get(endpoint) ?? []).flatMap((field) => (field in sent ? [[field, sent[field]]] : [])),
  );

/** Sends the input as it is, without an Idempotency-Key, which CORS of the hosted API may refuse. */
async function send(endpoint: EndpointSpec, input: object, { signal }: CallOptions): Promise<unknown> {
  return (await request({ endpoint, input, ...(signal && { options: { signal } }) })).body;
}

/** Sends `assignmentId` beside SPEC's two fields, and leaves it out where a server refuses it. */
async function sendWithdrawal(sent: Raw, options: CallOptions): Promise<unknown> {
  const specFields = fieldsOf(withdrawGuard, sent);
  const { assignmentId } = sent;
  if (!assignmentId) return send(withdrawGuard, specFields, options);
  return send(withdrawGuard, { ...specFields, assignmentId }, options).catch((error: unknown) => {
    if (!(error instanceof ApiError) || ![400, 422].includes(error.status)) throw error;
    return send(withdrawGuard, specFields, options);
  });
}

/** Looks in the complete list, because the hosted API has no call for one client. */
async function findClient(id: unknown, options: CallOptions): Promise<unknown> {
  const { data } = await callHosted(listClients, undefined, options);
  const client = data.find(({ _id }) => _id === id);
  if (!client) throw new ApiError(clientNotFound.status, clientNotFound);
  return { success: true, data: client };
}

/** Calls what the hosted API has, and remembers what it will not tell again. */
async function callOffered(endpoint: EndpointSpec, sent: Raw, options: CallOptions): Promise<unknown> {
  const list = listOf(endpoint);
  if (list) return callList(list, sent, (query: ListQuery) => send(endpoint, query, options));
  const reply = await (isEndpoint(endpoint, withdrawGuard)
    ? sendWithdrawal(sent, options)
    : send(endpoint, fieldsOf(endpoint, sent), options));
  const converted = readReply(endpoint, reply, sent);
  if (endpoint.method !== 'GET') expireLists();
  if (isEndpoint(endpoint, login)) forgetSentApplication();
  if (isEndpoint(endpoint, submitSecurityApplication))
    keepSentApplication((converted as ReplyOf<typeof submitSecurityApplication>).data);
  return converted;
}

/** Calls the hosted API and converts its reply. @throws ApiError with the contract's codes */
export async function callHosted<E extends EndpointSpec>(
  endpoint: E,
  input: InputOf<E> | undefined,
  options: CallOptions,
): Promise<ReplyOf<E>> {
  const sent = asRaw(input);
  if (!offers(endpoint)) throw new ApiError(404, { code: clientErrorCodes.absent });
  if (isEndpoint(endpoint, getClient)) return (await findClient(sent.id, options)) as ReplyOf<E>;
  try {
    if (isEndpoint(endpoint, latestSecurityApplication))
      return (await latestApplication(async () =>
        toLatestApplicationReply(await send(endpoint, {}, options)),
      )) as ReplyOf<E>;
    return (await callOffered(endpoint, sent, options)) as ReplyOf<E>;
  } catch (error) {
    throw await toContractError(endpoint, error);
  }
}

/** The adapter of the hosted API. */
export const hostedApi: ApiAdapter = { call: callHosted, offers };
