import { listAccounts } from '@prahari/contract/accounts';
import { listAuditEntries } from '@prahari/contract/audit-log';
import { authStatus, listSessions, login, notVerified } from '@prahari/contract/auth';
import type { EndpointSpec } from '@prahari/contract/endpoint';
import { latestSecurityApplication } from '@prahari/contract/job-applications';
import { listUndeliveredMail } from '@prahari/contract/mail-outbox';
import { getOverview } from '@prahari/contract/overview';
import { listOwnApplications } from '@prahari/contract/requests';
import { getSecondFactor } from '@prahari/contract/second-factor';
import { ApiError, clientErrorCodes } from '../ApiError.ts';
import { apiUrl } from '../configure-api.ts';
import { isEndpoint } from './endpoint-map.ts';

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
export async function toContractError(endpoint: EndpointSpec, error: unknown): Promise<unknown> {
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
