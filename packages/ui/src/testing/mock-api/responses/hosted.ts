import {
  getGuardProfile,
  listAccounts,
  listActivity,
  listOwnApplications,
  listUndeliveredMail,
} from '@prahari/contract';
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
  listActivity: responder(listActivity, notFound),
  listUndeliveredMail: responder(listUndeliveredMail, notFound),
  listAccounts: responder(listAccounts, notFound),
};
