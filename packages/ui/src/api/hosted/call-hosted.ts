import { listAccounts } from '@prahari/contract/accounts';
import {
  assignGuard,
  clientNotFound,
  setAssignmentStatus,
  withdrawGuard,
} from '@prahari/contract/assignments';
import { listAuditEntries } from '@prahari/contract/audit-log';
import { authStatus, listSessions, login, notVerified } from '@prahari/contract/auth';
import { generateBill, markBillPaid } from '@prahari/contract/bills';
import { getClient, getClientProfile, listClients } from '@prahari/contract/clients';
import type { EndpointSpec, ReplyOf } from '@prahari/contract/endpoint';
import { getGuardProfile } from '@prahari/contract/guards';
import {
  acceptSecurityApplication,
  declineSecurityApplication,
  latestSecurityApplication,
  submitSecurityApplication,
} from '@prahari/contract/job-applications';
import type { ListQuery } from '@prahari/contract/lists';
import { listUndeliveredMail } from '@prahari/contract/mail-outbox';
import { getOverview } from '@prahari/contract/overview';
import {
  listOwnApplications,
  respondToClientApplication,
  submitClientApplication,
} from '@prahari/contract/requests';
import { roles } from '@prahari/contract/roles';
import { getSecondFactor } from '@prahari/contract/second-factor';
import { ApiError, clientErrorCodes } from '../ApiError.ts';
import { apiUrl } from '../configure-api.ts';
import type { CallOptions, InputOf } from '../endpoint-input.ts';
import { request } from '../request.ts';
import { toAssignment } from './assignments.ts';
import { toBill } from './bills.ts';
import { toClientApplication } from './client-applications.ts';
import { toClientProfileReply } from './clients.ts';
import { endpointMap, isEndpoint } from './endpoint-map.ts';
import { toGuardProfileReply, toUpdatedAssignment } from './guards.ts';
import { bills, callList, clientApplications, expireLists, listOf, securityApplications } from './lists.ts';
import { asRaw, dataOf, type Raw, text } from './read.ts';
import { toLatestApplicationReply, toSecurityApplication } from './security-applications.ts';

/** Endpoints beyond SPEC section 7: a 404 means that the server lacks them. */
const beyondSpec = [
  authStatus,
  getOverview,
  getSecondFactor,
  listAccounts,
  listAuditEntries,
  listOwnApplications,
  listSessions,
  listUndeliveredMail,
];

const CORS_BLOCKED =
  'The server answered, but the browser blocked its reply because of its CORS settings. It has to allow this site by name and credentials.';

const isReachable = (): Promise<boolean> =>
  fetch(apiUrl, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

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
  if (status === 0) return explainUnreachable(error);
  if (status === 404 && beyondSpec.some((other) => isEndpoint(endpoint, other)))
    return new ApiError(404, { code: clientErrorCodes.absent, message: serverMessage });
  // The hosted API reports a missing application with status 200 and `success: false`.
  if (status === 200 && isEndpoint(endpoint, latestSecurityApplication)) return new ApiError(404, undefined);
  if (isEndpoint(endpoint, login) && /verify your email/i.test(serverMessage))
    return new ApiError(notVerified.status, { code: notVerified.code, message: serverMessage });
  return error;
}

/** Reads token and role from anywhere in the reply. The role defaults to the requested one. */
function toLoginReply(reply: unknown, sent: unknown) {
  const top = asRaw(reply);
  const data = asRaw(dataOf(reply));
  const user = asRaw(top.user ?? data.user);
  const role = (text(top.role) || text(data.role) || text(user.role)).toLowerCase();
  return {
    success: true as const,
    token: text(top.token) || text(data.token),
    role:
      roles.find((known) => known === role) ?? roles.find((known) => known === asRaw(sent).role) ?? 'client',
    user: { id: text(user.id), name: text(user.name), email: text(user.email) },
  };
}

/** @throws ApiError `absent` when the reply does not name the user */
function toStatusReply(reply: unknown) {
  const user = asRaw(asRaw(reply).user);
  if (!text(user.email)) throw new ApiError(404, { code: clientErrorCodes.absent });
  return {
    success: true as const,
    authenticated: true as const,
    user: {
      id: text(user.id),
      name: text(user.name),
      email: text(user.email),
      role: roles.find((known) => known === user.role) ?? 'client',
    },
  };
}

type Reader = (reply: unknown, sent: Raw) => unknown;

/** Merges the reply of a write, which may lack the row (SPEC section 7), with the known row. */
const rowOf =
  (toRow: (raw: unknown) => unknown, known: (sent: Raw) => object | undefined): Reader =>
  (reply, sent) => ({
    success: true,
    data: toRow({ ...known(sent), ...asRaw(asRaw(reply).data) }),
  });

const answered = (status: string): Reader =>
  rowOf(toSecurityApplication, ({ applicationId }) => ({
    ...securityApplications.find(applicationId),
    status,
  }));

const readers = endpointMap<Reader>([
  [login, toLoginReply],
  [authStatus, toStatusReply],
  [getGuardProfile, toGuardProfileReply],
  [getClientProfile, toClientProfileReply],
  [latestSecurityApplication, toLatestApplicationReply],
  [
    assignGuard,
    rowOf(toAssignment, ({ guardId, clientId, ...rest }) => ({ ...rest, guard: guardId, client: clientId })),
  ],
  [generateBill, rowOf(toBill, ({ clientId, ...rest }) => ({ ...rest, client: clientId }))],
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
