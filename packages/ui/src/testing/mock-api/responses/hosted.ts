import { listAccounts } from '@prahari/contract/accounts/definitions';
import { listAuditEntries } from '@prahari/contract/audit-log/definitions';
import { listOwnApplications } from '@prahari/contract/client-applications/definitions';
import { getGuardProfile } from '@prahari/contract/guards/definitions';
import { listUndeliveredMail } from '@prahari/contract/mail-outbox/definitions';
import { RefusalError } from '../refusal.ts';
import { dataReply, type Responder, responder } from '../response.ts';
import { guardProfileView } from '../views.ts';

const notFound = () => {
  throw new RefusalError(404, 'request.not_found', 'Not found');
};

/** Replies of the older hosted API that differ from the contract (DECISIONS section 4); its lists always come whole. */
export const hostedResponses: Record<string, Responder> = {
  getGuardProfile: responder(getGuardProfile, ({ state, me }) => {
    const mine = state.guards.find(({ accountId }) => accountId === me.id);
    if (!mine) return dataReply(null);
    const profile = guardProfileView(state, mine);
    return dataReply({ ...profile, currentAssignment: profile.currentAssignment?._id ?? null });
  }),
  listOwnApplications: responder(listOwnApplications, notFound),
  listAuditEntries: responder(listAuditEntries, notFound),
  listUndeliveredMail: responder(listUndeliveredMail, notFound),
  listAccounts: responder(listAccounts, notFound),
};
