import {
  getGuardProfile,
  listAccounts,
  listActivity,
  listOwnApplications,
  listUndeliveredMail,
} from '@prahari/contract';
import { type Answer, answer, data } from '../answer.ts';
import { Refused } from '../refused.ts';
import { guardProfileView } from '../views.ts';

const unknown = () => {
  throw new Refused(404, 'request.not_found', 'Not found');
};

/** Where an API from before this one answers otherwise than by sending all rows: an assignment only by its id, no list of own applications, no records. */
export const olderAnswers: Record<string, Answer> = {
  getGuardProfile: answer(getGuardProfile, ({ world, me }) => {
    const mine = world.guards.find(({ accountId }) => accountId === me.id);
    if (!mine) return data(null);
    const profile = guardProfileView(world, mine);
    return data({ ...profile, currentAssignment: profile.currentAssignment?._id ?? null });
  }),
  listOwnApplications: answer(listOwnApplications, unknown),
  listActivity: answer(listActivity, unknown),
  listUndeliveredMail: answer(listUndeliveredMail, unknown),
  listAccounts: answer(listAccounts, unknown),
};
