import { listAccounts } from '@prahari/contract/accounts.schemas';
import { listAuditEntries } from '@prahari/contract/audit-log.schemas';
import { authStatus, listSessions } from '@prahari/contract/auth.schemas';
import { getGuardProfile } from '@prahari/contract/guards.schemas';
import { listUndeliveredMail } from '@prahari/contract/mail-outbox.schemas';
import { getOverview } from '@prahari/contract/overview.schemas';
import { listPasskeys } from '@prahari/contract/passkeys.schemas';
import { listOwnApplications } from '@prahari/contract/requests.schemas';
import { getSecondFactor } from '@prahari/contract/second-factor.schemas';
import { clientErrorCodes } from '../../../src/api/ApiError.ts';
import { RefusalError } from '../refusal.ts';
import { dataReply, type Responder, responder } from '../response.ts';
import { guardProfileView } from '../views.ts';

const absent = () => {
  throw new RefusalError(404, clientErrorCodes.absent, '');
};

/** Replies as the adapter returns them for data that the hosted API lacks (DECISIONS section 4). */
export const hostedResponses: Record<string, Responder> = {
  // The hosted API sends an assignment as its id, which the adapter cannot show.
  getGuardProfile: responder(getGuardProfile, ({ state, me }) => {
    const guard = state.guards.find(({ accountId }) => accountId === me.id);
    return dataReply(guard ? { ...guardProfileView(state, guard), currentAssignment: null } : null);
  }),
  authStatus: responder(authStatus, absent),
  getSecondFactor: responder(getSecondFactor, absent),
  getOverview: responder(getOverview, absent),
  listSessions: responder(listSessions, absent),
  listPasskeys: responder(listPasskeys, absent),
  listOwnApplications: responder(listOwnApplications, absent),
  listAuditEntries: responder(listAuditEntries, absent),
  listUndeliveredMail: responder(listUndeliveredMail, absent),
  listAccounts: responder(listAccounts, absent),
};
