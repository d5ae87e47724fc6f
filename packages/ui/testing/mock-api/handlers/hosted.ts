import { listAccounts } from '@prahari/contract/accounts';
import { listAuditEntries } from '@prahari/contract/audit-log';
import { authStatus, listSessions } from '@prahari/contract/auth';
import { listConsents } from '@prahari/contract/consent';
import { listDataRequests, listOwnDataRequests } from '@prahari/contract/data-requests';
import { listUndeliveredMail } from '@prahari/contract/mail-outbox';
import { getOverview } from '@prahari/contract/overview';
import { listPasskeys } from '@prahari/contract/passkeys';
import { listOwnApplications } from '@prahari/contract/requests';
import { getSecondFactor } from '@prahari/contract/second-factor';
import { clientErrorCodes } from '../../../src/api/ApiError.ts';
import { refuse } from '../reply.ts';

const absent = { status: 404, code: clientErrorCodes.absent, message: '' } as const;

/** For stories of the older hosted API: refuses what it lacks as its adapter does (src/api/hosted). */
export const hostedHandlers = [
  authStatus,
  getOverview,
  getSecondFactor,
  listAccounts,
  listAuditEntries,
  listConsents,
  listDataRequests,
  listOwnApplications,
  listOwnDataRequests,
  listPasskeys,
  listSessions,
  listUndeliveredMail,
].map((endpoint) => refuse(endpoint, absent));
